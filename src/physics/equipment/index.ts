export { BALL_PRESETS, type BallPreset, type BallSetId } from './ball-presets.ts'
export { CLOTH_PRESETS, type ClothId, type ClothPreset } from './cloth-presets.ts'
export { DEFAULT_EQUIPMENT, type Equipment, equipmentOf, parametersOf } from './equipment.ts'
