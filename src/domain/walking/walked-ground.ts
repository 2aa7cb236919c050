export type WalkedGround = 'street' | 'path' | 'moving-walkway' | Climb

export type Climb = 'steps' | 'escalator'

export const isClimb = (ground: WalkedGround): ground is Climb => ground === 'steps' || ground === 'escalator'

/** Who turns less goes straight on. Degrees. */
export const STRAIGHT_TURN = 25
