/**
 * Names the laws and the arithmetic of the solver. Raised, with a line in the CHANGELOG, whenever a shot plays
 * differently; every match record says under which one it was played.
 */
export const PHYSICS_VERSION = 2
