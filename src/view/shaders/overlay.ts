/** Lines of constant width on the screen; `ends` = both ends, `look` = colour and opacity, `form` = width px, dash m. */
export const LINE_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec2 viewport;
in vec2 corner;
in vec4 ends;
in vec4 look;
in vec4 form;
out vec2 across;
out float run;
flat out vec4 tint;
flat out vec2 dash;
void main() {
  vec4 a = projectionMatrix * (viewMatrix * vec4(ends.xy, form.z, 1.0));
  vec4 b = projectionMatrix * (viewMatrix * vec4(ends.zw, form.z, 1.0));
  vec2 size = ends.zw - ends.xy;
  float length0 = length(size);
  float near = 0.02;
  if (a.w < near && b.w > near) a = mix(a, b, (near - a.w) / (b.w - a.w));
  if (b.w < near && a.w > near) b = mix(b, a, (near - b.w) / (a.w - b.w));
  vec2 way = (b.xy / b.w - a.xy / a.w) * viewport;
  way = normalize(way + vec2(1e-6, 0.0));
  float wide = form.x * 0.5 + 1.0;
  vec4 p = corner.x < 0.5 ? a : b;
  p.xy += vec2(-way.y, way.x) * corner.y * wide * 2.0 / viewport * p.w;
  across = vec2(corner.y * wide, form.x * 0.5);
  run = form.w + corner.x * length0;
  tint = look;
  dash = vec2(form.y, 0.0);
  gl_Position = p;
}
`

export const LINE_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 across;
in float run;
flat in vec4 tint;
flat in vec2 dash;
out vec4 colour;
void main() {
  float cover = clamp(across.y + 0.5 - abs(across.x), 0.0, 1.0);
  if (dash.x > 0.0) {
    float slope = max(fwidth(run), 1e-6);
    cover *= clamp(0.5 + (0.25 * dash.x - abs(mod(run, dash.x) - 0.5 * dash.x)) / slope, 0.0, 1.0);
  }
  colour = vec4(tint.rgb, tint.a * cover);
}
`

/** Circles: flat on the cloth round a ball, or the outline of a sphere that faces the eye. */
export const RING_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 cameraPosition;
uniform float pixel;
in vec2 corner;
in vec4 place;
in vec4 look;
in vec3 form;
out vec2 q;
flat out vec4 tint;
flat out vec4 shape;
void main() {
  vec3 to = place.xyz - cameraPosition;
  float far = length(to);
  vec3 w = to / far;
  vec3 u = vec3(1.0, 0.0, 0.0);
  vec3 v = vec3(0.0, 1.0, 0.0);
  float radius = place.w;
  if (form.x > 0.5) {
    u = normalize(abs(w.z) > 0.99 ? cross(w, u) : cross(w, vec3(0.0, 0.0, 1.0)));
    v = cross(u, w);
    radius *= far * inversesqrt(max(far * far - radius * radius, 1e-6));
  }
  float px = pixel * far;
  float reach = radius + (form.y + 2.0) * px;
  q = corner * reach;
  tint = look;
  shape = vec4(radius, form.y * 0.5 * px, form.z, px);
  gl_Position = projectionMatrix * (viewMatrix * vec4(place.xyz + (u * corner.x + v * corner.y) * reach, 1.0));
}
`

export const RING_FRAGMENT = /* glsl */ `
precision highp float;
in vec2 q;
flat in vec4 tint;
flat in vec4 shape;
out vec4 colour;
void main() {
  float r = length(q);
  float px = max(fwidth(r), 1e-6);
  float edge = clamp(0.5 + (shape.y - abs(r - shape.x)) / px, 0.0, 1.0);
  float inside = clamp(0.5 + (shape.x - r) / px, 0.0, 1.0) * shape.z;
  colour = vec4(tint.rgb, tint.a * max(edge, inside));
}
`

/** A tinted part of the bed with a brighter edge: where the cue ball may be placed. */
export const REGION_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec4 region;
in vec2 corner;
out vec2 at;
void main() {
  at = mix(region.xy, region.zw, corner);
  gl_Position = projectionMatrix * (viewMatrix * vec4(at, 0.0008, 1.0));
}
`

export const REGION_FRAGMENT = /* glsl */ `
precision highp float;
uniform vec4 region;
uniform vec4 tint;
in vec2 at;
out vec4 colour;
void main() {
  vec2 low = at - region.xy;
  vec2 high = region.zw - at;
  float edge = min(min(low.x, low.y), min(high.x, high.y));
  float px = max(length(fwidth(at)) * 0.7, 1e-6);
  float line = clamp(1.5 - edge / px, 0.0, 1.0);
  float glow = exp(-edge / 0.03);
  colour = vec4(tint.rgb, tint.a * (0.45 + 0.55 * glow) + 0.5 * line);
}
`
