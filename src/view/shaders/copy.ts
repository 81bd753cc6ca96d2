/** One triangle over the whole canvas. */
export const COPY_VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
void main() { gl_Position = vec4(position, 1.0); }
`

/** The still table on to the canvas; share = part of the target that it fills in either direction. */
export const COPY_FRAGMENT = /* glsl */ `
precision highp float;
uniform highp sampler2D picture;
uniform highp sampler2D depth;
uniform float share;
out vec4 colour;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy * share);
  colour = share == 1.0
    ? texelFetch(picture, at, 0)
    : textureLod(picture, gl_FragCoord.xy * share / vec2(textureSize(picture, 0)), 0.0);
  gl_FragDepth = texelFetch(depth, at, 0).r;
}
`
