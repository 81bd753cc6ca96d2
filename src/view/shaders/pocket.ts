import { SURFACE_HEAD } from './surface-head.ts'

/** Leather liners with a grain and a stitched seam, and the dark below them: light fades as exp(15 z). */
export const POCKET_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
void main() {
  vec3 n = normalize(up);
  vec3 look = cameraPosition - at;
  float far = length(look);
  look /= far;
  float facing = max(dot(n, look), 0.02);
  float wide = pixel * far / max(facing, 0.3);
  vec2 q = abs(at.xy);
  bool corner = distance(q, cornerDrop.xy) < distance(q, sideDrop.xy);
  vec2 out_ = q - (corner ? cornerDrop.xy : sideDrop.xy);
  float turn = atan(out_.y, out_.x);
  vec2 skin = vec2(turn * 0.07, mix(at.z, length(out_), step(0.5, n.z)));
  float pebble = texture(noise, skin * vec2(3.0, 5.0)).r;
  float hide = texture(noise, skin * 12.0).b;
  vec3 leather = vec3(0.115, 0.076, 0.047) * (0.72 + 0.5 * pebble + 0.4 * (hide - 0.5));
  bool liner = at.z > 0.0;
  float deep = at.z < 0.0 ? exp(15.0 * at.z) * 0.62 : mix(0.62, 1.0, smoothstep(0.0, rail.y, at.z));
  float level = smoothstep(0.4, 0.9, n.z);
  vec3 lamps = mix(lit, levelLight(at.xy) * max(n.z, 0.0), liner ? level : 0.0);
  vec3 light = LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + FILL * (0.5 + 0.5 * n.z);
  vec3 r = reflect(-look, n);
  float fresnel = 0.04 + 0.96 * pow(1.0 - facing, 5.0);
  vec3 shade = leather * light + mirroredLamps(at, r, 0.16) * fresnel * 0.35 * step(0.02, at.z) * min(1.0, 0.0009 / wide);
  float seam = length(out_) - (corner ? cornerDrop.z : sideDrop.z) - 0.0022;
  float thread = cover(0.0007 - abs(seam), wide) * step(0.38, fract(turn * 13.0)) * step(0.5, n.z);
  if (liner) shade = mix(shade, vec3(0.30, 0.23, 0.14) * light, 0.75 * thread * clamp(1.6 - wide / 0.001, 0.0, 1.0));
  colour = vec4(tone(shade * deep), 1.0);
}
`
