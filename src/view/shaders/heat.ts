/** A map of values laid on the cloth, in the colours of its legend: drawn after the tones are set. */
export const HEAT_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec2 size;
in vec2 corner;
out vec2 place;
void main() {
  place = corner;
  gl_Position = projectionMatrix * (viewMatrix * vec4((corner - 0.5) * size, 0.0006, 1.0));
}
`

export const HEAT_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D heat;
uniform float cover;
in vec2 place;
out vec4 colour;
void main() {
  colour = vec4(texture(heat, place).rgb, cover);
}
`
