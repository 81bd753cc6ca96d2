import { SURFACE_HEAD } from './surface-head.ts'

/**
 * Worsted cloth: mottling, fibres along the table, a fine twill that shows only from close by, a bloom at grazing
 * sight, faint chalk. Each scale of grain fades by its mipmap before it can shimmer. With BED the slate with strings
 * and spots, else the cushions.
 */
export const CLOTH_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
uniform vec3 cloth;

vec3 weave(vec2 p, float wide) {
  vec4 soft = texture(noise, p * 1.15);
  float patch2 = texture(noise, p * 5.1 + 0.37).r;
  float fibre = texture(noise, p * 8.75).g;
  float hair = texture(noise, p * 27.0).g;
  float grain = 1.0 + 0.22 * (soft.r - 0.5) + 0.16 * (patch2 - 0.5) + 0.26 * (fibre - 0.5) + 0.30 * (hair - 0.5);
  float close = clamp(1.5 - wide / 0.0003, 0.0, 1.0);
  if (close > 0.0) {
    vec2 w = p * 6283.0;
    grain *= 1.0 + close * (0.10 * sin(0.9 * w.x + 1.4 * w.y) + 0.05 * sin(2.2 * w.x - 1.1 * w.y));
  }
  vec3 wool = cloth * grain;
  float dust = smoothstep(0.68, 0.82, soft.r) * smoothstep(0.5, 0.75, patch2);
  return mix(wool, vec3(0.30, 0.38, 0.46), 0.035 * dust);
}

#ifdef BED
/** Strings and spots: a pale line, dark silk. */
vec3 marked(vec3 wool, vec2 p, float wide) {
  float line = cover(0.0011 - abs(p.x + 0.5 * bed.z), wide) * min(1.0, 0.0022 / wide * 1.4);
  line *= cover(bed.w - abs(p.y), wide);
  wool = mix(wool, vec3(0.45, 0.50, 0.52), 0.24 * line);
  float spot = min(distance(p, vec2(0.5 * bed.z, 0.0)), distance(p, vec2(-0.5 * bed.z, 0.0)));
  wool = mix(wool, cloth * 0.16, 0.85 * cover(0.0085 - spot, wide));
  float track = abs(length(p - vec2(0.5 * bed.z, 0.0)) - 0.03) / 0.02;
  return wool * (1.0 + 0.05 * exp(-track * track));
}
#endif

void main() {
  vec3 n = normalize(up);
  vec3 sight = normalize(cameraPosition - at);
  float facing = max(dot(n, sight), 0.0);
  float far = distance(cameraPosition, at);
  float wide = pixel * far / max(facing, 0.25);
  vec2 behind = behindNose(at.xy);
  float drop = fromDrop(at.xy);
#ifdef BED
  vec3 wool = marked(weave(at.xy, wide), at.xy, wide);
  vec3 lamps = levelLight(at.xy) * clamp(n.z, 0.0, 1.0);
  float nose = max(behind.x, behind.y);
  // Dark along the noses, but not in the mouth of a pocket, where there is none; there towards the drop.
  float under = exp(min(nose, 0.0) / 0.022) * smoothstep(0.0, 0.06, drop);
  float shut = (1.0 - 0.62 * under) * mix(0.40, 1.0, smoothstep(-0.006, 0.05, drop));
  vec3 light = (LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + FILL) * shut;
  light *= at.z < -0.0005 ? 0.35 * exp(60.0 * at.z) : 1.0;
#else
  float flat_ = smoothstep(0.5, 0.9, n.z);
  vec2 skin = mix(vec2(at.x + at.y, at.z * 1.7), at.xy, flat_);
  vec3 wool = weave(skin + 0.13, wide);
  float worn = (at.z - rail.x) / 0.0022;
  wool *= 1.0 + 0.22 * exp(-worn * worn);
  vec3 below = levelLight(at.xy);
  float face = clamp(0.5 - 0.5 * n.z, 0.0, 1.0);
  vec3 bounce = cloth * (LAMP_COLOUR * (below.x + below.y + below.z)) * face * 1.5;
  float low = mix(0.35, 1.0, smoothstep(0.0, 0.024, at.z));
  vec3 light = LAMP_COLOUR * (lit.x + lit.y + lit.z) * mix(low, 1.0, 0.4) + (FILL * (0.4 + 0.6 * n.z) + bounce) * low;
  float strip = max(behind.x, behind.y) - rail.z;
  light *= mix(0.28, 1.0, smoothstep(-0.001, -0.0048, strip)) ;
  light *= mix(1.0, mix(0.25, 1.0, smoothstep(-0.012, 0.03, drop)), 1.0 - 0.8 * flat_);
#endif
  float bloom = 1.0 - facing;
  light *= 1.0 + 0.55 * bloom * bloom * bloom;
  colour = vec4(tone(wool * light), 1.0);
}
`
