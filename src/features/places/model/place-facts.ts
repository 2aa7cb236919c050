import type { Place } from '@/contracts/content'
import { mosqueById } from '@/domain/gates/mosques'
import type { FlagState } from '@/domain/places/flag-states'
import { placeFields } from '@/domain/places/place-fields'
import { keysWhere } from '@/lib/lists/table-rows'

type FlagFact = { readonly name: string; readonly flag: FlagState }

const flags = keysWhere(placeFields, { kind: 'flag' })

/** That a mosque is a place to pray need not be said, or asked. */
export function flagFacts(place: Place): readonly FlagFact[] {
  const isMosque = isForPrayer(place.category) || mosqueById(place.id) !== null
  return flags
    .filter((key) => !isMosque || key !== 'prayerArea')
    .map((key) => ({ name: placeFields[key].label, flag: place[key] }))
}

const isForPrayer = (category: Place['category']): boolean => category === 'prayer place' || category === 'prayer room'

/** The names of the unconfirmed facts: a row of "unknown" for each would hide the facts that are known. */
export function unknownFacts(place: Place): readonly string[] {
  const { address, hours, latitude } = place
  return [
    ...(address === null ? [placeFields.address.label.toLowerCase()] : []),
    ...(hours === null ? [placeFields.hours.label.toLowerCase()] : []),
    ...(latitude === null ? ['position (Directions searches for the name)'] : []),
    ...flagFacts(place)
      .filter(({ flag }) => flag === 'unknown')
      .map(({ name }) => name.toLowerCase()),
  ]
}

type PlainFact = { readonly name: string; readonly text: string }

const plainFields = keysWhere(placeFields, { isPlainFact: true })

/** What is known of the place and needs no form of its own. */
export const plainFacts = (place: Place): readonly PlainFact[] =>
  plainFields.flatMap((key) => {
    const text = place[key]
    return text === null ? [] : [{ name: placeFields[key].label, text }]
  })
