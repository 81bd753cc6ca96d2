import { SURFACE_HEAD } from './surface-head.ts'

/**
 * Worsted cloth: mottling, fibres along the table, threads that show only from close by, a bloom at grazing sight,
 * chalk and the traces of play. Each scale of grain fades by its mipmap before it can shimmer. With BED the slate with strings
 * and spots, else the cushions.
 */
export const CLOTH_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
uniform vec3 cloth;

/** A number of [0, 1) for a cell. */
float chance(vec2 cell) {
  return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
}

/** Threads of worsted: a diagonal of half a millimetre, each thread a little lighter or darker, crossed by its weft. */
float threads(vec2 p, float wide) {
  vec2 q = vec2(p.x * 0.83 + p.y * 0.56, p.y * 0.83 - p.x * 0.56) / vec2(0.00062, 0.00047);
  float row = floor(q.y);
  float tint = chance(vec2(row, floor(q.x / 9.0 + 0.37 * row))) - 0.5;
  float groove = cos(6.2832 * q.y);
  float weft = cos(6.2832 * (q.x + 0.5 * row));
  float close = clamp(1.7 - wide / 0.00021, 0.0, 1.0);
  return 1.0 + close * (0.10 * tint - 0.12 * groove - 0.07 * weft);
}

vec3 weave(vec2 p, float wide) {
  vec4 soft = texture(noise, p * 1.15);
  float patch2 = texture(noise, p * 5.1 + 0.37).r;
  float fibre = texture(noise, p * 8.75).g;
  float hair = texture(noise, p * 27.0).g;
  float nap = texture(noise, vec2(p.x * 21.0, p.y * 96.0) + 0.61).b;
  float close = clamp(1.5 - wide / 0.0003, 0.0, 1.0);
  float grain = 1.0 + 0.20 * (soft.r - 0.5) + 0.14 * (patch2 - 0.5) + 0.24 * (fibre - 0.5);
  grain += mix(0.30, 0.13, close) * (hair - 0.5) + 0.16 * close * (nap - 0.5);
  vec3 wool = cloth * grain * threads(p, wide);
  float dust = smoothstep(0.66, 0.82, soft.r) * smoothstep(0.5, 0.75, patch2);
  return mix(wool, vec3(0.30, 0.38, 0.46), 0.05 * dust);
}

#ifdef BED
/** Distance from a stretch, m. */
float fromStretch(vec2 p, vec2 a, vec2 b) {
  vec2 way = b - a;
  return distance(p, a + way * clamp(dot(p - a, way) / dot(way, way), 0.0, 1.0));
}

/** Blue dust where tips have struck: a few soft specks, and scuffs along the table, in cells of 90 mm. */
float chalked(vec2 p, float wide) {
  vec2 cell = floor(p / 0.09);
  vec2 place = (cell + 0.2 + 0.6 * vec2(chance(cell), chance(cell + 17.3))) * 0.09;
  float seed = chance(cell + 5.7);
  float size = 0.0012 + 0.0028 * chance(cell + 9.1);
  vec2 off = (p - place) * (seed > 0.94 ? vec2(0.3, 1.0) : vec2(1.0));
  float speck = exp(-dot(off, off) / (size * size)) * step(0.80, seed);
  return speck * min(1.0, size / wide) * (0.35 + 0.65 * texture(noise, p * 37.0).b);
}

/** What play leaves: the way of the breaks, burnt smooth, and a pit under every ball of the rack. */
float burnt(vec2 p) {
  vec2 foot = vec2(0.5 * bed.z, 0.0);
  float way = fromStretch(p, vec2(-0.5 * bed.z - 0.02, 0.0), foot) / 0.008;
  float aside = fromStretch(p, vec2(-0.5 * bed.z - 0.02, 0.36 * bed.w), foot) / 0.006;
  vec2 step2 = vec2(0.0495, 0.05715);
  vec2 q = p - foot;
  float row = clamp(floor(q.x / step2.x + 0.5), 0.0, 4.0);
  float place = clamp(floor(q.y / step2.y + 0.5 * row + 0.5), 0.0, row);
  float pit = length(q - vec2(row * step2.x, (place - 0.5 * row) * step2.y)) / 0.0042;
  return 0.07 * exp(-way * way) + 0.045 * exp(-aside * aside) - 0.09 * exp(-pit * pit);
}

/** Strings and spots: a pale line, dark silk; chalk and the traces of play. */
vec3 marked(vec3 wool, vec2 p, float wide) {
  float line = cover(0.0011 - abs(p.x + 0.5 * bed.z), wide) * min(1.0, 0.0022 / wide * 1.4);
  line *= cover(bed.w - abs(p.y), wide);
  wool = mix(wool, vec3(0.45, 0.50, 0.52), 0.24 * line);
  wool *= 1.0 + burnt(p);
  wool = mix(wool, vec3(0.13, 0.33, 0.55), 0.34 * chalked(p, wide));
  float spot = min(distance(p, vec2(0.5 * bed.z, 0.0)), distance(p, vec2(-0.5 * bed.z, 0.0)));
  return mix(wool, cloth * 0.16, 0.85 * cover(0.0085 - spot, wide));
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
