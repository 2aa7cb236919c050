/** Unknown is not "no" (decisions): a fact without a confirmation says "Not confirmed". */
export const flagLabels = { yes: 'Yes', limited: 'Limited', no: 'No', unknown: 'Not confirmed' } as const

export type FlagState = keyof typeof flagLabels

/** A flag of a gate: none of them has `limited`. */
export type TriState = Exclude<FlagState, 'limited'>

const states = ['yes', 'limited', 'no', 'unknown'] as const satisfies readonly FlagState[]

/** What a flag of a place or a gate can say. */
export const flagStates = ({ hasLimited }: FlagLike): readonly FlagState[] =>
  states.filter((state) => hasLimited || state !== 'limited')

type FlagLike = { readonly kind: string; readonly hasLimited?: true }
