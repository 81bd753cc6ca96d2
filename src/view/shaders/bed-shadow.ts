import { LAMPS } from './lamps.ts'
import { SHADOW } from './shadow.ts'
import { TONE } from './tone.ts'

/** Squares of the bed on which a shadow can fall; each knows which balls throw it. */
export const BED_SHADOW_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
in vec2 corner;
in vec4 tile;
out vec2 at;
flat out float casters;
void main() {
  at = tile.xy + corner * tile.z;
  casters = tile.w;
  gl_Position = projectionMatrix * (viewMatrix * vec4(at, 0.0004, 1.0));
}
`

/**
 * Multiplies what is already on the screen: the ratio of the toned cloth with and without its shadows. Exact for the
 * mean colour of the cloth, and the grain drawn below keeps its share.
 */
export const BED_SHADOW_FRAGMENT = /* glsl */ `
precision highp float;
precision highp int;
uniform vec4 bed;
uniform vec2 span;
uniform vec3 cloth;
uniform vec3 cornerDrop;
uniform vec3 sideDrop;
uniform sampler2D bedLight;
in vec2 at;
flat in float casters;
out vec4 colour;
${LAMPS}
${SHADOW}
${TONE}
void main() {
  vec2 q = abs(at);
  if (distance(q, cornerDrop.xy) < cornerDrop.z || distance(q, sideDrop.xy) < sideDrop.z) discard;
  vec4 seen = lampsSeen(vec3(at, 0.0), vec3(0.0, 0.0, 1.0), int(casters));
  vec3 lamps = texture(bedLight, at / span * 0.5 + 0.5).rgb;
  vec3 open = cloth * (LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + FILL);
  vec3 shaded = cloth * (LAMP_COLOUR * dot(lamps, seen.xyz) * (0.25 + 0.75 * seen.w) + FILL * seen.w);
  colour = vec4(tone(shaded) / max(tone(open), 1e-3), 1.0);
}
`
