import { LAMPS } from './lamps.ts'
import { TONE } from './tone.ts'

/** The stick as a ribbon that always faces the eye; roundness comes from the place across it. */
export const CUE_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 cameraPosition;
uniform float pixel;
uniform vec4 cueTip;
uniform vec4 cueButt;
in vec2 station;
in float radius;
out vec3 axisAt;
out vec2 across;
out float girth;
void main() {
  vec3 stick = normalize(cueButt.xyz - cueTip.xyz);
  axisAt = cueTip.xyz + stick * station.x;
  vec3 sight = axisAt - cameraPosition;
  vec3 side = normalize(cross(stick, sight));
  float pad = 1.5 * pixel * length(sight);
  float wide = radius + pad;
  girth = radius;
  across = vec2(station.y * wide / radius, station.x);
  gl_Position = projectionMatrix * (viewMatrix * vec4(axisAt + side * station.y * wide, 1.0));
}
`

export const CUE_FRAGMENT = /* glsl */ `
precision highp float;
precision highp sampler2D;
uniform vec3 cameraPosition;
uniform float pixel;
uniform vec4 cueTip;
uniform vec4 cueButt;
uniform sampler2D noise;
in vec3 axisAt;
in vec2 across;
in float girth;
out vec4 colour;
${LAMPS}
${TONE}

float band(float s, float from, float to, float soft) {
  return clamp(0.5 + (s - from) / soft, 0.0, 1.0) * clamp(0.5 + (to - s) / soft, 0.0, 1.0);
}

void main() {
  vec3 stick = normalize(cueButt.xyz - cueTip.xyz);
  vec3 sight = normalize(axisAt - cameraPosition);
  vec3 side = normalize(cross(stick, sight));
  vec3 front = cross(side, stick);
  front *= -sign(dot(front, sight));
  float u = clamp(across.x, -1.0, 1.0);
  vec3 n = side * u + front * sqrt(1.0 - u * u);
  float far = length(axisAt - cameraPosition);
  float wide = pixel * far;
  float cover = clamp(0.5 + (1.0 - abs(across.x)) * girth / wide, 0.0, 1.0);

  float s = across.y;
  float soft = max(wide, 0.0004);
  float turn = atan(dot(n, vec3(-stick.y, stick.x, 0.0)), n.z);
  float vein = texture(noise, vec2(s * 0.9, turn * 0.23 + 0.4)).r + texture(noise, vec2(s * 2.3, turn * 0.9)).a;
  vec3 base = vec3(0.60, 0.43, 0.225) * (0.74 + 0.26 * vein);
  float gloss = 1.0;
  base = mix(base, vec3(0.02, 0.10, 0.22), band(s, -1.0, 0.004, soft));
  base = mix(base, vec3(0.07, 0.04, 0.025), band(s, 0.004, 0.009, soft));
  base = mix(base, vec3(0.80, 0.76, 0.66), band(s, 0.009, 0.034, soft));
  base = mix(base, vec3(0.012), band(s, 0.738, 0.752, soft));
  base = mix(base, vec3(0.55), band(s, 0.742, 0.744, soft) + band(s, 0.748, 0.750, soft));
  float points = 0.80 + 0.26 * abs(fract(turn / 1.5708) - 0.5) * 2.0;
  vec3 rosewood = vec3(0.085, 0.028, 0.012) * (0.75 + 0.5 * texture(noise, vec2(turn * 0.2, s * 0.6)).r);
  float butt = step(0.752, s) * clamp(0.5 + (s - points) / max(fwidth(s - points), 1e-5), 0.0, 1.0);
  base = mix(base, rosewood, butt);
  float veneer = abs(s - points + 0.006) / 0.004;
  base = mix(base, vec3(0.02, 0.09, 0.12), exp(-veneer * veneer) * min(1.0, 0.003 / wide) * step(0.752, s) * step(s, 1.07));
  float wrap = band(s, 1.08, 1.31, soft);
  float linen = texture(noise, vec2(turn * 0.5, s * 11.0)).b;
  base = mix(base, vec3(0.13, 0.12, 0.105) * (0.25 + 1.5 * linen), wrap);
  base = mix(base, vec3(0.75, 0.72, 0.64), band(s, 1.072, 1.078, soft) + band(s, 1.312, 1.318, soft));
  base = mix(base, vec3(0.012), band(s, 1.435, 1.6, soft));

  vec3 light = FILL * (0.5 + 0.5 * n.z);
  for (int k = 0; k < 3; k++) {
    vec3 to = vec3(float(k - 1) * lamp.x, 0.0, lamp.w) - axisAt;
    float d2 = dot(to, to);
    to *= inversesqrt(d2);
    float wrap0 = clamp((dot(n, to) + 0.15) / 1.15, 0.0, 1.0);
    light += LAMP_COLOUR * (LAMP_RADIANCE * 4.0 * lamp.y * lamp.z / 3.1416 * wrap0 * to.z * hooded(to.z) / d2);
  }
  vec3 r = reflect(sight, n);
  float fresnel = 0.045 + 0.955 * pow(1.0 - max(-dot(n, sight), 0.0), 5.0);
  vec3 shade = base * light;
  shade += mirroredLamps(axisAt, r, 0.05 + 4.0 * wide) * fresnel * mix(gloss, 0.05, wrap);
  colour = vec4(tone(shade), cover);
}
`
