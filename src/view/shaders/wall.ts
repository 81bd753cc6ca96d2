import { SURFACE_HEAD } from './surface-head.ts'

/** Walls of a quiet room: dark panels up to a man's hip, plaster above, both hardly lit by what the hoods let by. */
export const WALL_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
/** As the canvas is cleared. */
const vec3 ROOM = vec3(12.0, 15.0, 18.0) / 255.0;
/** Height of the rail over the panels above the cloth, and width of a panel, m. */
const float HIP = 0.30;
const float PANEL = 0.82;

void main() {
  float far = distance(cameraPosition, at);
  float wide = pixel * far;
  float along = abs(up.x) > 0.5 ? at.y : at.x;
  float cell = abs(fract(along / PANEL) - 0.5) * PANEL;
  float frame = max(cell - 0.5 * PANEL + 0.07, max(at.z - HIP + 0.10, -0.62 - at.z));
  float bead = cover(0.006 - abs(frame), max(wide, 0.004));
  float grain = texture(noise, vec2(along * 2.2, at.z * 0.30)).a;
  vec3 panel = vec3(0.060, 0.038, 0.025) * (0.7 + 0.6 * grain) * (frame < 0.0 ? 0.86 : 1.0) * (1.0 - 0.45 * bead);
  vec3 plaster = vec3(0.062, 0.058, 0.046) * (0.85 + 0.3 * texture(noise, vec2(along, at.z) * 0.55).r);
  float lower = cover(HIP - at.z, max(wide, 0.003));
  float cap = cover(0.022 - abs(at.z - HIP), max(wide, 0.003));
  vec3 base = mix(mix(plaster, panel, lower), vec3(0.075, 0.047, 0.030), cap);
  vec3 light = LAMP_COLOUR * (lit.x + lit.y + lit.z) * 3.0 + FILL * (5.0 - 1.5 * at.z);
  colour = vec4(mix(ROOM, tone(base * light), 0.85), 1.0);
}
`
