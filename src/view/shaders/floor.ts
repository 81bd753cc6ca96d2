import { SURFACE_HEAD } from './surface-head.ts'

/** Dark oak boards under the lamps' light that passes the table, fading into the room. */
export const FLOOR_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
/** Background of the room, as the canvas is cleared. */
const vec3 ROOM = vec3(12.0, 15.0, 18.0) / 255.0;
const vec2 BOARD = vec2(1.7, 0.15);

void main() {
  vec3 look = cameraPosition - at;
  float far = length(look);
  look /= far;
  float wide = pixel * far / max(look.z, 0.15);
  float row = floor(at.y / BOARD.y);
  float along = at.x + fract(row * 0.618) * BOARD.x;
  float piece = floor(along / BOARD.x);
  vec2 in2 = vec2(fract(along / BOARD.x), fract(at.y / BOARD.y));
  float seed = fract(sin(row * 12.9898 + piece * 78.233) * 43758.5);
  // Derivatives of the place, not of the board's own coordinate, which jumps from board to board.
  vec2 dx = dFdx(at.xy);
  vec2 dy = dFdy(at.xy);
  vec2 wide1 = vec2(0.45, 3.1);
  vec2 wide2 = vec2(2.1, 5.0);
  float figure = textureGrad(noise, vec2(along, at.y) * wide1 + seed, dx * wide1, dy * wide1).r;
  float pores = textureGrad(noise, vec2(along, at.y) * wide2 + seed, dx * wide2, dy * wide2).a;
  vec3 oak = vec3(0.085, 0.066, 0.052) * (0.62 + 0.6 * seed) * (0.66 + 0.7 * figure - 0.3 * (pores - 0.5));
  vec2 edge = min(in2, 1.0 - in2) * BOARD;
  float gap = max(cover(0.0012 - edge.y, wide) , cover(0.0010 - edge.x, wide)) * min(1.0, 0.004 / wide);
  oak *= 1.0 - 0.8 * gap;
  vec3 light = LAMP_COLOUR * (lit.x + lit.y + lit.z) + FILL * 2.6;
  vec3 r = vec3(-look.xy, look.z);
  float fresnel = 0.03 + 0.6 * pow(1.0 - look.z, 5.0);
  vec3 shade = oak * light + FILL * fresnel * 0.25;
  float near = exp(-dot(at.xy, at.xy) * 0.02);
  colour = vec4(mix(ROOM, tone(shade), near), 1.0);
}
`
