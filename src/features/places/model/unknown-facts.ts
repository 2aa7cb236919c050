import type { Place } from '@/contracts/content'
import { mosqueById } from '@/domain/gates/mosques'

type FlagFact = { readonly name: string; readonly flag: Place['wheelchair'] }

/** That a mosque is a place to pray need not be said, or asked. */
export const flagFacts = ({ id, category, wheelchair, womenArea, prayerArea }: Place): readonly FlagFact[] => [
  { name: 'Wheelchair access', flag: wheelchair },
  { name: 'Area for women', flag: womenArea },
  ...(isForPrayer(category) || mosqueById(id) !== null ? [] : [{ name: 'Prayer area', flag: prayerArea }]),
]

const isForPrayer = (category: Place['category']): boolean => category === 'prayer place' || category === 'prayer room'

/** The names of the unconfirmed facts: a row of "unknown" for each would hide the facts that are known. */
export function unknownFacts(place: Place): readonly string[] {
  const { address, hours, latitude } = place
  return [
    ...(address === null ? ['address'] : []),
    ...(hours === null ? ['opening hours'] : []),
    ...(latitude === null ? ['position (Directions searches for the name)'] : []),
    ...flagFacts(place)
      .filter(({ flag }) => flag === 'unknown')
      .map(({ name }) => name.toLowerCase()),
  ]
}
