/**
 * From linear light to the screen: AgX (T. Sobotka; the Rec. 2020 variant of Filament) with the working space folded
 * into its matrices, then the look: power and saturation, so that cloth and balls are neither milky nor neon.
 */
export const TONE = /* glsl */ `
const float EXPOSURE = 1.40;
const float LOOK_POWER = 1.30;
const float LOOK_SATURATION = 1.20;
const mat3 AGX_IN = mat3(
  0.544812, 0.140419, 0.088817,
  0.373797, 0.754108, 0.178860,
  0.081381, 0.105397, 0.732315);
const mat3 AGX_OUT = mat3(
  1.127101, -0.141330, -0.141330,
  -0.110607, 1.157824, -0.110607,
  -0.016494, -0.016494, 1.251936);
const mat3 TO_SRGB = mat3(
  1.6605, -0.1246, -0.0182,
  -0.5876, 1.1329, -0.1006,
  -0.0728, -0.0083, 1.1187);

vec3 tone(vec3 light) {
  vec3 x = AGX_IN * (light * EXPOSURE);
  x = clamp((log2(max(x, 1e-10)) + 12.47393) / 16.5, 0.0, 1.0);
  vec3 x2 = x * x;
  vec3 x4 = x2 * x2;
  x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
  x = pow(max(x, 0.0), vec3(LOOK_POWER));
  x = mix(vec3(dot(x, vec3(0.2126, 0.7152, 0.0722))), x, LOOK_SATURATION);
  x = TO_SRGB * pow(max(AGX_OUT * x, 0.0), vec3(2.2));
  x = clamp(x, 0.0, 1.0);
  return mix(12.92 * x, 1.055 * pow(x, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x));
}
`
