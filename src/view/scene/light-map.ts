import { ClampToEdgeWrapping, DataTexture, DataUtils, HalfFloatType, LinearFilter, RGBAFormat } from 'three'
import { type Lamps, lampLight } from './lamps.ts'

const WIDTH = 128
const HEIGHT = 64

/** Light of each lamp on a level plane at height z over [-halfLength, halfLength] x [-halfWidth, halfWidth]. */
export function makeLightMap(lamps: Lamps, halfLength: number, halfWidth: number, z: number): DataTexture {
  const texels = new Uint16Array(WIDTH * HEIGHT * 4)
  for (let j = 0; j < HEIGHT; j++) {
    for (let i = 0; i < WIDTH; i++) {
      const x = ((2 * (i + 0.5)) / WIDTH - 1) * halfLength
      const y = ((2 * (j + 0.5)) / HEIGHT - 1) * halfWidth
      const light = lampLight(lamps, [x, y, z], [0, 0, 1])
      for (let k = 0; k < 3; k++) texels[4 * (j * WIDTH + i) + k] = DataUtils.toHalfFloat(light[k]!)
    }
  }
  const texture = new DataTexture(texels, WIDTH, HEIGHT, RGBAFormat, HalfFloatType)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.wrapS = texture.wrapT = ClampToEdgeWrapping
  texture.needsUpdate = true
  return texture
}
