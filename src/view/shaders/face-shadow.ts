import { LAMPS } from './lamps.ts'
import { SHADE_RATIO } from './shade-ratio.ts'
import { SHADOW } from './shadow.ts'

/**
 * Shadows of balls on the faces of the cushions: multiplies what is drawn there. Balls too far off to matter are
 * sorted out first, since nearly all of the faces lie in the light.
 */
export const FACE_SHADOW_FRAGMENT = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
uniform int casters;
in vec3 at;
in vec3 up;
in vec3 lit;
out vec4 colour;
${LAMPS}
${SHADOW}
${SHADE_RATIO}
const float NEAR = 0.16;

int nearCasters(vec3 p) {
  int mask = 0;
  for (int rest = casters; rest != 0; rest &= rest - 1) {
    vec3 d = balls[lowestBit(rest)].xyz - p;
    if (dot(d, d) < NEAR * NEAR) mask |= rest & -rest;
  }
  return mask;
}

void main() {
  vec3 n = normalize(up);
  int mask = n.z < 0.7 ? nearCasters(at) : 0;
  if (mask == 0) discard;
  vec4 seen = lampsSeen(at, n, mask);
  // Most of a face's light comes back from the bed, which the ball shades as it does the sky.
  colour = vec4(shadeRatio(lit * 0.5 + 0.05, seen), 1.0);
}
`
