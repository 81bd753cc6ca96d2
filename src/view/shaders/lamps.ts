import { FILL, HOOD, LAMP_COLOUR, LAMP_RADIANCE } from '../scene/lamps.ts'
import type { Triple } from '../scene/triple.ts'

const vector = (v: Triple) => `vec3(${v.map((x) => x.toFixed(4)).join(', ')})`

/**
 * The three lamps of scene/lamps.ts as a surface sees them: their colour, their mirror image, and the cool fill of
 * the room. `lamp` = pitch, half length, half width, height.
 */
export const LAMPS = /* glsl */ `
uniform vec4 lamp;
const vec3 LAMP_COLOUR = ${vector(LAMP_COLOUR)};
const vec3 FILL = ${vector(FILL)};
const float LAMP_RADIANCE = ${LAMP_RADIANCE.toFixed(1)};

/** What the hood lets pass at this cosine from straight below. */
float hooded(float slant) {
  return ${HOOD.toFixed(2)} + ${(1 - HOOD).toFixed(2)} * slant;
}

/** Light of the lamps mirrored at p towards direction r; the edges fade over soft (m). Two tubes show in each. */
vec3 mirroredLamps(vec3 p, vec3 r, float soft) {
  if (r.z < 0.02) return vec3(0.0);
  vec2 q = p.xy + r.xy * ((lamp.w - p.z) / r.z);
  q.x -= lamp.x * clamp(floor(q.x / lamp.x + 0.5), -1.0, 1.0);
  vec2 edge = clamp(0.5 + (lamp.yz - abs(q)) / (2.0 * soft), 0.0, 1.0);
  edge = edge * edge * (3.0 - 2.0 * edge);
  float off = (abs(q.y) - 0.5 * lamp.z) / 0.03;
  float tubes = mix(1.0, 0.55 + 1.9 * exp(-off * off), clamp(1.0 - soft / 0.05, 0.0, 1.0));
  return LAMP_COLOUR * (LAMP_RADIANCE * edge.x * edge.y * tubes * hooded(r.z));
}
`
