import { SURFACE_HEAD } from './surface-head.ts'

/**
 * Satin wood: growth rings drawn out along each rail, pores, mitred corners, the lamps as a soft mirror; on top the
 * inlaid sights at their true places.
 */
export const WOOD_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
uniform vec3 woodDark;
uniform vec3 woodLight;
uniform vec2 sightPitch;
uniform float sightInset;

/** Rhombus 31 mm across the rail and 17 mm along it: signed distance, positive inside. */
float rhombus(vec2 q) {
  return (1.0 - abs(q.x) / 0.0085 - abs(q.y) / 0.0155) * 0.00745;
}

/** Signed distance to the nearest sight of the rail; q = along the rail from its middle, behind the nose. */
float sight(vec2 q, float pitch, float most, bool whole) {
  float k = clamp(floor(q.x / pitch + 0.5), -most, most);
  if (!whole && k == 0.0) k = q.x < 0.0 ? -1.0 : 1.0;
  return rhombus(vec2(q.x - k * pitch, q.y - sightInset));
}

void main() {
  vec3 n = normalize(up);
  vec3 look = cameraPosition - at;
  float far = length(look);
  look /= far;
  float facing = max(dot(n, look), 0.02);
  float wide = pixel * far / max(facing, 0.3);
  vec2 behind = behindNose(at.xy);
  bool isLong = behind.y > behind.x;
  float across = isLong ? behind.y : behind.x;
  float along = isLong ? at.x : at.y;
  float side = isLong ? sign(at.y) : 2.7 * sign(at.x);

  vec2 g = vec2(along, across + (rail.y - at.z));
  vec2 shift = vec2(0.31, 0.17) * side;
  float slow = texture(noise, g * vec2(0.11, 0.42) + shift).r;
  float wave = texture(noise, g * vec2(0.35, 1.3) + shift.yx).r;
  float phase = g.y * 9.0 + 6.5 * slow + 1.1 * wave + 4.0 * side;
  phase += 0.03 * (texture(noise, g * 31.0).b - 0.5);
  float ring = 0.5 + 0.5 * sin(6.2832 * phase + 1.3 * sin(6.2832 * phase));
  vec4 fine = texture(noise, g * vec2(5.0, 7.0));
  float streak = texture(noise, g * vec2(0.8, 4.0) + 0.2).a;
  float pore = smoothstep(0.62, 0.80, fine.a);
  float tint = clamp(0.80 - 0.52 * ring * ring + 0.6 * (streak - 0.5) + 0.5 * (wave - 0.5), 0.0, 1.0);
  vec3 base = mix(woodDark, woodLight, tint) * (1.0 - 0.34 * pore);
  base *= 0.94 + 0.12 * fine.b;

  float gloss = 1.0 - 0.5 * pore;
  bool top = n.z > 0.9 && at.z > 0.0;
  if (top) {
    float inlay = isLong ? sight(vec2(at.x, behind.y), sightPitch.x, 3.0, false)
                         : sight(vec2(at.y, behind.x), sightPitch.y, 1.0, true);
    float pearl = 0.9 + 0.5 * (texture(noise, at.xy * 19.0).r - 0.5);
    base = mix(base, vec3(0.012), cover(inlay + 0.0009, wide));
    base = mix(base, vec3(0.74, 0.71, 0.64) * pearl, cover(inlay, wide));
    float mitre = abs(behind.x - behind.y) * 0.7071;
    float joint = min(behind.x, behind.y) > 0.0 ? cover(0.0006 - mitre, wide) * min(1.0, 0.0012 / wide * 2.0) : 0.0;
    base *= 1.0 - 0.75 * joint;
  }
  float level = smoothstep(0.8, 0.98, n.z);
  vec3 lamps = at.z > 0.0 ? mix(lit, levelLight(at.xy), level) : lit * 0.35 * smoothstep(-0.06, -0.02, at.z);
  float seam = across - rail.z;
  float shut = top ? mix(0.30, 1.0, smoothstep(0.0, 0.0035, seam)) : 1.0;
  shut *= top ? mix(0.55, 1.0, smoothstep(0.010, 0.028, fromDrop(at.xy))) : 1.0;
  shut *= at.z < -0.055 ? 0.62 : 1.0;
  vec3 light = LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + FILL * (0.7 + 0.3 * n.z) + (at.z < 0.0 ? vec3(0.020, 0.016, 0.013) : vec3(0.0));
  vec3 r = reflect(-look, n);
  float fresnel = 0.045 + 0.955 * pow(1.0 - facing, 5.0);
  vec3 mirror = at.z > -0.03 ? mirroredLamps(at, r, 0.14 + 3.0 * wide) : vec3(0.0);
  mirror += FILL * (0.4 + 0.6 * max(r.z, 0.0));
  colour = vec4(tone((base * light + mirror * fresnel * gloss * 0.5) * shut), 1.0);
}
`
