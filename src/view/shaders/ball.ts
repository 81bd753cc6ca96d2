import { LAMPS } from './lamps.ts'
import { SHADOW } from './shadow.ts'
import { TONE } from './tone.ts'

/** A square that just covers the ball as the eye sees it; the ball itself is an exact sphere in the fragment. */
export const BALL_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 cameraPosition;
uniform float pixel;
uniform vec4 lamp;
in vec2 corner;
in vec4 place;
in vec4 turn;
in vec4 paint;
in vec2 about;
out vec3 ray;
flat out vec4 ball;
flat out vec4 spin;
flat out vec4 coat;
flat out vec3 facts;
flat out vec3 flow[3];

/** Vector irradiance over pi of a lamp of radiance 1 (Lambert). */
vec3 vectorLight(vec3 p, float x) {
  vec3 sum = vec3(0.0);
  vec3 a = normalize(vec3(x + lamp.y, -lamp.z, lamp.w) - p);
  for (int i = 0; i < 4; i++) {
    vec2 s = i == 0 ? vec2(-1.0, -1.0) : i == 1 ? vec2(-1.0, 1.0) : i == 2 ? vec2(1.0, 1.0) : vec2(1.0, -1.0);
    vec3 b = normalize(vec3(x + s.x * lamp.y, s.y * lamp.z, lamp.w) - p);
    vec3 c = cross(a, b);
    float sine = length(c);
    sum -= c * (atan(sine, dot(a, b)) / max(sine, 1e-6));
    a = b;
  }
  return sum / 6.2832;
}

void main() {
  vec3 to = place.xyz - cameraPosition;
  float far = length(to);
  vec3 w = to / far;
  vec3 u = normalize(abs(w.z) > 0.99 ? cross(w, vec3(1.0, 0.0, 0.0)) : cross(w, vec3(0.0, 0.0, 1.0)));
  vec3 v = cross(u, w);
  float reach = place.w * far * inversesqrt(max(far * far - place.w * place.w, 1e-6)) + 2.0 * pixel * far;
  vec3 p = place.xyz + (corner.x * u + corner.y * v) * reach;
  ray = p - cameraPosition;
  ball = place;
  spin = turn;
  coat = paint;
  // One level of the numerals for the whole ball: some rasterisers mix levels up within a group of pixels.
  facts = vec3(about.x, log2(max(pixel * far / place.w * 140.0, 1.0)) + 0.02, about.y);
  for (int k = 0; k < 3; k++) flow[k] = vectorLight(place.xyz, float(k - 1) * lamp.x);
  gl_Position = projectionMatrix * (viewMatrix * vec4(p, 1.0));
}
`

export const BALL_FRAGMENT = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 cameraPosition;
uniform float pixel;
uniform vec4 bed;
uniform vec2 span;
uniform vec3 cloth;
uniform vec3 coats[16];
uniform sampler2D bedLight;
uniform sampler2D numerals;
in vec3 ray;
flat in vec4 ball;
flat in vec4 spin;
flat in vec4 coat;
flat in vec3 facts;
flat in vec3 flow[3];
out vec4 colour;
${LAMPS}
${SHADOW}
${TONE}

const vec3 IVORY = vec3(0.86, 0.80, 0.66);
const vec3 INK = vec3(0.012);
/** What the walls of the room send back of the lamps. */
const vec3 HORIZON = vec3(0.10, 0.075, 0.05);
const vec3 RED = vec3(0.62, 0.03, 0.02);

vec3 unturned(vec3 v) {
  vec3 t = 2.0 * cross(-spin.xyz, v);
  return v + spin.w * t + cross(-spin.xyz, t);
}

/** Colour of the coat where the local normal is m; wide = width of a pixel on the ball, in radii. */
vec3 coatAt(vec3 m, float wide) {
  float number = facts.x;
  bool pool = coat.a > 0.5;
  if (number < 0.5) {
    if (!pool) return coat.rgb;
    vec3 a = abs(m);
    float dot6 = acos(min(max(a.x, max(a.y, a.z)), 1.0));
    return mix(IVORY, RED, clamp(0.5 + (0.135 - dot6) / wide, 0.0, 1.0));
  }
  float stripe = pool && number > 8.5 ? clamp(0.5 + (0.56 - abs(m.z)) / wide, 0.0, 1.0) : 1.0;
  vec3 base = mix(IVORY, coat.rgb, stripe);
  float disc = acos(min(abs(m.x), 1.0));
  float inside = clamp(0.5 + (0.55 - disc) / wide, 0.0, 1.0);
  if (inside <= 0.0) return base;
  vec2 q = vec2(m.y * sign(m.x), -m.z) / (pool ? 0.52 : 0.40) * 0.5 + 0.5;
  vec2 cell = vec2(mod(number, 4.0), floor(number / 4.0)) * 0.25;
  vec2 within = clamp(q, 0.01, 0.99);
  float ink = textureLod(numerals, cell + within * 0.25, facts.y).r;
  ink = min(1.0, ink * 1.3);
  return mix(base, mix(pool ? IVORY : base, INK, ink), inside);
}

/** What the ball mirrors of cloth, wood and room below and around it. */
vec3 surroundings(vec3 p, vec3 r) {
  vec3 above = FILL * (0.35 + 0.65 * max(r.z, 0.0)) + HORIZON * exp(-30.0 * r.z * r.z);
  if (r.z >= -0.01) return above;
  vec2 q = p.xy - r.xy * (p.z / r.z);
  vec3 lamps = texture(bedLight, q / span * 0.5 + 0.5).rgb;
  vec2 in2 = smoothstep(vec2(0.01), vec2(-0.01), abs(q) - bed.zw);
  vec2 apart = q - ball.xy;
  float own = ball.w * ball.w / (dot(apart, apart) + ball.w * ball.w);
  vec3 lit = (LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + FILL) * (1.0 - 0.9 * own * sqrt(own));
  vec3 below = mix(vec3(0.05, 0.022, 0.009) * lit * 0.5, cloth * lit, in2.x * in2.y);
  return mix(above, below, smoothstep(-0.01, -0.12, r.z));
}

void main() {
  vec3 way = normalize(ray);
  vec3 to = ball.xyz - cameraPosition;
  float along = dot(to, way);
  float apart = length(to - way * along);
  float wide = pixel * along;
  float cover = clamp(0.5 + (ball.w - apart) / wide, 0.0, 1.0);
  if (cover <= 0.0) discard;
  float t = along - sqrt(max(ball.w * ball.w - apart * apart, 0.0));
  vec3 p = cameraPosition + way * t;
  vec3 n = normalize(p - ball.xyz);
  float facing = max(-dot(n, way), 0.08);
  vec3 base = coatAt(unturned(n), min(wide / ball.w / facing, 1.0));

  int near = int(facts.z);
  vec4 seen = lampsSeen(p, n, near);
  vec3 direct = vec3(0.0);
  for (int k = 0; k < 3; k++) {
    float size = length(flow[k]);
    float share = max((size * size + dot(flow[k], n)) / (size + 1.0), 0.0);
    direct += share * seen[k] * LAMP_RADIANCE * hooded(flow[k].z / size);
  }
  vec3 under = texture(bedLight, ball.xy / span * 0.5 + 0.5).rgb;
  float open = clamp((p.z + 0.35 * ball.w) / (2.0 * ball.w), 0.12, 1.0);
  vec3 bounce = cloth * (LAMP_COLOUR * (under.x + under.y + under.z)) * (0.5 - 0.5 * n.z) * open;
  vec3 light = LAMP_COLOUR * direct + FILL * (0.5 + 0.5 * n.z) * seen.w + bounce * seen.w;
  vec3 shade = base * light;

  vec3 r = reflect(way, n);
  float gloss = 0.046 + 0.954 * pow(1.0 - max(-dot(n, way), 0.0), 5.0);
  vec3 mirror = mirroredLamps(p, r, 0.012 + 2.2 * wide) + surroundings(p, r);
  float nearest = 1e9;
  for (int rest = near; rest != 0; rest &= rest - 1) {
    int i = lowestBit(rest);
    vec3 d = balls[i].xyz - p;
    float s = dot(d, r);
    float gap = length(d - r * s);
    float soft = 4.0 * wide + 0.02 * balls[i].w;
    if (s < 0.0 || gap > balls[i].w + soft || s > nearest) continue;
    nearest = s;
    vec3 m = normalize(r * (s - sqrt(max(balls[i].w * balls[i].w - gap * gap, 0.0))) - d);
    vec3 other = coats[i] * (LAMP_COLOUR * (under.x + under.y + under.z) * max(m.z, 0.0) + FILL);
    other += mirroredLamps(balls[i].xyz, reflect(r, m), 0.05) * 0.046;
    mirror = mix(mirror, other, clamp((balls[i].w + soft - gap) / (2.0 * soft), 0.0, 1.0));
  }
  shade = mix(shade, mirror, gloss);
  shade *= p.z < 0.0 ? exp(17.0 * p.z) : 1.0;

  vec4 clip = projectionMatrix * (viewMatrix * vec4(p, 1.0));
  gl_FragDepth = clip.z / clip.w * 0.5 + 0.5;
  colour = vec4(tone(shade), cover);
}
`
