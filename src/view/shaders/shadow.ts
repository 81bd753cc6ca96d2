/**
 * Soft shadows without a shadow map: from the shaded point the ball (or the stick) is laid over each lamp in closed
 * form. In the plane across the ray to the lamp's middle a ball is a disc and the lamp a box; what is hidden is the
 * overlap of the two along the line between their middles, at most their ratio of areas.
 */
export const SHADOW = /* glsl */ `
uniform vec4 balls[16];
uniform vec4 cueTip;
uniform vec4 cueButt;

float overlap(float lampReach, float radius, float apart, float area) {
  float x = clamp((lampReach + radius - apart) / (2.0 * min(radius, lampReach)), 0.0, 1.0);
  return x * x * (3.0 - 2.0 * x) * min(1.0, area);
}

float hiddenByBall(vec3 p, vec4 ball, vec3 lampAt) {
  vec3 way = lampAt - p;
  float far = length(way);
  way /= far;
  vec3 d = ball.xyz - p;
  float t = dot(d, way);
  if (t <= 0.0 || t >= far) return 0.0;
  vec3 off = d - way * t;
  float apart = length(off);
  float scale = t / far;
  float reach = dot(abs(off.xy), lamp.yz) * scale / max(apart, 1e-6) + 1e-5;
  float area = 3.1416 * ball.w * ball.w / (4.0 * lamp.y * lamp.z * way.z * scale * scale);
  return overlap(reach, ball.w, apart, area);
}

float hiddenByCue(vec3 p, vec3 lampAt) {
  vec3 way = lampAt - p;
  float far = length(way);
  way /= far;
  vec3 stick = cueButt.xyz - cueTip.xyz;
  float size = length(stick);
  stick /= size;
  vec3 d = cueTip.xyz - p;
  float c = dot(way, stick);
  float den = max(1.0 - c * c, 1e-4);
  float dw = dot(d, way);
  float ds = dot(d, stick);
  float t = (dw - c * ds) / den;
  float s = (c * dw - ds) / den;
  if (t <= 0.0 || t >= far) return 0.0;
  vec3 off = d + stick * s - way * t;
  float apart = length(off);
  float scale = t / far;
  float reach = dot(abs(off.xy), lamp.yz) * scale / max(apart, 1e-6) + 1e-5;
  float radius = mix(cueTip.w, cueButt.w, clamp(s / size, 0.0, 1.0));
  float ends = smoothstep(-reach, reach, s) * smoothstep(-reach, reach, size - s);
  return overlap(reach, radius, apart, radius / reach) * ends;
}

/** Share of the sky that a ball takes from a surface with normal n, faded out at some diameters. */
float skyHidden(vec3 p, vec3 n, vec4 ball) {
  vec3 d = ball.xyz - p;
  float far2 = dot(d, d);
  float near = ball.w * ball.w / far2;
  float facing = max(dot(n, d) * inversesqrt(far2), 0.0);
  return min(facing * near, 0.97) * smoothstep(0.02, 0.09, near);
}

/** Place of the lowest bit that is set. */
int lowestBit(int mask) {
  return int(log2(float(mask & -mask)) + 0.5);
}

/**
 * What each lamp still sends to p, and in w the sky; mask has a bit per ball, bit 16 is the stick. Loops, not
 * conditions, pass over what is not there: software rasterisers step out of a loop, but walk through every branch.
 */
vec4 lampsSeen(vec3 p, vec3 n, int mask) {
  vec4 seen = vec4(1.0);
  for (int rest = mask & 65535; rest != 0; rest &= rest - 1) {
    vec4 ball = balls[lowestBit(rest)];
    for (int k = 0; k < 3; k++) seen[k] *= 1.0 - hiddenByBall(p, ball, vec3(float(k - 1) * lamp.x, 0.0, lamp.w));
    seen.w *= 1.0 - skyHidden(p, n, ball);
  }
  for (int stick = mask >> 16; stick != 0; stick = 0) {
    for (int k = 0; k < 3; k++) seen[k] *= 1.0 - hiddenByCue(p, vec3(float(k - 1) * lamp.x, 0.0, lamp.w));
  }
  return seen;
}
`
