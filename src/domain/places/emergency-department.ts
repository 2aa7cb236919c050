import type { PlaceCategory } from './place-categories'

type Told = {
  readonly category: PlaceCategory
  readonly name: string
  /** Not in every list of places. */
  readonly description?: string | null
  /** From a list that has no descriptions, and says it in their place. */
  readonly hasEmergency?: true
}

const IN_NAME = /\bemergency\b/i
const IN_TEXT = /\bemergency (department|care|room)\b/i
/** Before the words, within the same sentence: it has none, or names where else to go. Rather unknown than wrong. */
const DENIED = /\b(no|not|without|closed|nearest|for) [^.]*\bemergency (department|care|room)\b/i

/**
 * Whether a place for the ill is known to take emergencies, by what its name or its description says: the same words that
 * readers see, with their source. `false` is not known, never no.
 */
export function hasEmergencyDepartment({ category, name, description, hasEmergency }: Told): boolean {
  if (category !== 'hospital' && category !== 'healthcare') return false
  if (hasEmergency === true || IN_NAME.test(name)) return true
  return typeof description === 'string' && IN_TEXT.test(description) && !DENIED.test(description)
}
