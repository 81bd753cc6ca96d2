/**
 * The three lamps of scene/lamps.ts as a surface sees them: their colour, their mirror image, and the cool fill of
 * the room. `lamp` = pitch, half length, half width, height.
 */
export const LAMPS = /* glsl */ `
uniform vec4 lamp;
const vec3 LAMP_COLOUR = vec3(1.0, 0.84, 0.62);
const vec3 FILL = vec3(0.050, 0.062, 0.078);
const float LAMP_RADIANCE = 17.0;

/** Light of the lamps mirrored at p towards direction r; the edges fade over soft (m). Two tubes show in each. */
vec3 mirroredLamps(vec3 p, vec3 r, float soft) {
  if (r.z < 0.02) return vec3(0.0);
  vec2 q = p.xy + r.xy * ((lamp.w - p.z) / r.z);
  q.x -= lamp.x * clamp(floor(q.x / lamp.x + 0.5), -1.0, 1.0);
  vec2 edge = clamp(0.5 + (lamp.yz - abs(q)) / (2.0 * soft), 0.0, 1.0);
  edge = edge * edge * (3.0 - 2.0 * edge);
  float off = (abs(q.y) - 0.5 * lamp.z) / 0.035;
  float tubes = mix(1.0, 0.62 + 0.75 * exp(-off * off), clamp(1.0 - soft / 0.05, 0.0, 1.0));
  return LAMP_COLOUR * (LAMP_RADIANCE * edge.x * edge.y * tubes * (0.22 + 0.78 * r.z));
}
`
