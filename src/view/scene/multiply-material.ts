import { CustomBlending, DstColorFactor, GLSL3, type IUniform, RawShaderMaterial, ZeroFactor } from 'three'

/** A material whose colour multiplies what is already on the screen. */
export function multiplyMaterial(
  uniforms: Record<string, IUniform>,
  vertexShader: string,
  fragmentShader: string,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms,
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    // The depth below may come from any sample of the pixel: allow for some pixels of slope.
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -4,
    blending: CustomBlending,
    blendSrc: DstColorFactor,
    blendDst: ZeroFactor,
  })
}
