import type { Triple } from '../scene/triple.ts'

/**
 * From linear light to the screen: AgX (T. Sobotka; the Rec. 2020 variant of Filament) with the working space folded
 * into its matrices, then the look: power and saturation, so that cloth and balls are neither milky nor neon.
 * The numbers are kept once and used by the shaders and by `toneLight`.
 */
const EXPOSURE = 1.5
const LOOK = { power: 1.3, saturation: 1.2 } as const
/** Columns. */
const AGX_IN = [0.544812, 0.140419, 0.088817, 0.373797, 0.754108, 0.17886, 0.081381, 0.105397, 0.732315]
const AGX_OUT = [1.127101, -0.14133, -0.14133, -0.110607, 1.157824, -0.110607, -0.016494, -0.016494, 1.251936]
const TO_SRGB = [1.6605, -0.1246, -0.0182, -0.5876, 1.1329, -0.1006, -0.0728, -0.0083, 1.1187]
/** Of the sigmoid, from x^6 down to the constant; no term in x^5 and x^4 is left out. */
const SIGMOID = [15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232]
const STOPS = { least: -12.47393, span: 16.5 } as const
const LUMA: Triple = [0.2126, 0.7152, 0.0722]

const number = (value: number) => value.toFixed(6)
const matrix = (columns: readonly number[]) => `mat3(${columns.map(number).join(', ')})`
const horner = SIGMOID.slice(1).reduce((sum, c) => `(${sum}) * x + ${number(c)}`, number(SIGMOID[0]!))

export const TONE = /* glsl */ `
vec3 tone(vec3 light) {
  vec3 x = ${matrix(AGX_IN)} * (light * ${number(EXPOSURE)});
  x = clamp((log2(max(x, 1e-10)) - ${number(STOPS.least)}) / ${number(STOPS.span)}, 0.0, 1.0);
  x = ${horner};
  x = pow(max(x, 0.0), vec3(${number(LOOK.power)}));
  x = mix(vec3(dot(x, vec3(${LUMA.map(number).join(', ')}))), x, ${number(LOOK.saturation)});
  x = ${matrix(TO_SRGB)} * pow(max(${matrix(AGX_OUT)} * x, 0.0), vec3(2.2));
  x = clamp(x, 0.0, 1.0);
  return mix(12.92 * x, 1.055 * pow(x, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x));
}
`

/** What the shaders do, for tables made at the start: linear light to sRGB, 0 to 1. */
export function toneLight(light: Triple): Triple {
  const logs = times(AGX_IN, scale(light, EXPOSURE)).map((v) =>
    Math.min(1, Math.max(0, (Math.log2(Math.max(v, 1e-10)) - STOPS.least) / STOPS.span)),
  )
  const curved = logs.map(
    (x) =>
      Math.max(
        0,
        SIGMOID.reduce((sum, c) => sum * x + c, 0),
      ) ** LOOK.power,
  )
  const grey = curved.reduce((sum, v, i) => sum + v * LUMA[i]!, 0)
  const looked = curved.map((v) => grey + (v - grey) * LOOK.saturation)
  const out = times(AGX_OUT, looked).map((v) => Math.max(0, v) ** 2.2)
  const [r, g, b] = times(TO_SRGB, out).map(encode)
  return [r!, g!, b!]
}

function encode(value: number): number {
  const x = Math.min(1, Math.max(0, value))
  return x < 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055
}

function scale(v: Triple, by: number): number[] {
  return v.map((x) => x * by)
}

function times(columns: readonly number[], v: readonly number[]): number[] {
  return [0, 1, 2].map((row) => v.reduce((sum, x, column) => sum + columns[3 * column + row]! * x, 0))
}
