/** Every surface of the table: world position and normal, and the light of the three lamps kept per vertex. */
export const SURFACE_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
in vec3 position;
in vec3 normal;
in vec3 lamps;
out vec3 at;
out vec3 up;
out vec3 lit;
void main() {
  at = position;
  up = normal;
  lit = lamps;
  gl_Position = projectionMatrix * (viewMatrix * vec4(position, 1.0));
}
`
