import { LAMPS } from './lamps.ts'
import { TONE } from './tone.ts'

/** Every surface of the table: world position and normal, and the light of the three lamps kept per vertex. */
export const SURFACE_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
in vec3 position;
in vec3 normal;
in vec3 lamps;
out vec3 at;
out vec3 up;
out vec3 lit;
void main() {
  at = position;
  up = normal;
  lit = lamps;
  gl_Position = projectionMatrix * (viewMatrix * vec4(position, 1.0));
}
`

const HEAD = /* glsl */ `
precision highp float;
uniform vec3 cameraPosition;
uniform vec4 bed;
uniform vec3 albedo;
in vec3 at;
in vec3 up;
in vec3 lit;
out vec4 colour;
${LAMPS}
${TONE}
`

export const CLOTH_FRAGMENT = /* glsl */ `${HEAD}
uniform sampler2D bedLight;
void main() {
  vec3 n = normalize(up);
#ifdef BED
  vec3 lamps = texture(bedLight, at.xy / bed.xy * 0.5 + 0.5).rgb * max(n.z, 0.0);
#else
  vec3 lamps = lit;
#endif
  vec3 light = LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + FILL;
  colour = vec4(tone(albedo * light), 1.0);
}
`

export const PLAIN_FRAGMENT = /* glsl */ `${HEAD}
void main() {
  vec3 light = LAMP_COLOUR * (lit.x + lit.y + lit.z) + FILL;
  light *= at.z < 0.0 && at.z > -0.5 ? exp(26.0 * at.z) : 1.0;
  colour = vec4(tone(albedo * light), 1.0);
}
`
