import { RAMP_FILL, RAMP_MOST } from '../scene/tone-ramp.ts'

/** What a shadow multiplies the picture with: the toned cloth under the light that is left over that in the open. */
export const SHADE_RATIO = /* glsl */ `
uniform sampler2D toneRamp;

vec3 ramp(float light) {
  float root = sqrt(light / ${RAMP_MOST.toFixed(1)});
  return texture(toneRamp, vec2(root * 255.0 / 256.0 + 0.5 / 256.0, 0.5)).rgb + 0.004;
}

vec3 shadeRatio(vec3 lamps, vec4 seen) {
  float open = lamps.x + lamps.y + lamps.z + ${RAMP_FILL.toFixed(3)};
  float left = dot(lamps, seen.xyz) * (0.25 + 0.75 * seen.w) + ${RAMP_FILL.toFixed(3)} * seen.w;
  return ramp(left) / ramp(open);
}
`
