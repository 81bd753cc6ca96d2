import { LAMPS } from './lamps.ts'
import { SHADE_RATIO } from './shade-ratio.ts'
import { SHADOW } from './shadow.ts'

/** Squares of bed and rails on which a shadow can fall: x, y, z of the lower corner, and which balls throw it. */
export const LEVEL_SHADOW_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
in vec2 corner;
in vec4 square;
out vec3 at;
flat out float casters;
void main() {
  at = vec3(square.xy + corner, square.z);
  casters = square.w;
  gl_Position = projectionMatrix * (viewMatrix * vec4(at.xy, at.z + 0.0004, 1.0));
}
`

/** Multiplies what is already on the screen, so that the grain of the cloth drawn below keeps its share. */
export const LEVEL_SHADOW_FRAGMENT = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
uniform vec2 span;
uniform vec4 bed;
uniform vec4 rail;
uniform vec3 cornerDrop;
uniform vec3 sideDrop;
uniform sampler2D bedLight;
in vec3 at;
flat in float casters;
out vec4 colour;
${LAMPS}
${SHADOW}
${SHADE_RATIO}
void main() {
  vec2 q = abs(at.xy);
  vec2 behind = q - bed.zw;
  bool raised = at.z > 0.0;
  if (raised ? max(behind.x, behind.y) < 0.003 || q.x > span.x - 0.004 || q.y > span.y - 0.004 : false) discard;
  if (distance(q, cornerDrop.xy) < cornerDrop.z || distance(q, sideDrop.xy) < sideDrop.z) discard;
  vec4 seen = lampsSeen(at, vec3(0.0, 0.0, 1.0), int(casters));
  vec3 ratio = shadeRatio(texture(bedLight, at.xy / span * 0.5 + 0.5).rgb, seen);
  // The ramp is that of the cloth; wood and leather darken evenly.
  bool cloth = max(behind.x, behind.y) < rail.z;
  colour = vec4(cloth ? ratio : vec3(max(ratio.g, ratio.b)), 1.0);
}
`
