/** The three cities of the guide (§3), in the order the screens list them. */
export const cities = ['Makkah', 'Madinah', 'Jeddah'] as const

export type City = (typeof cities)[number]

/** For the few places far from all three, which are listed under no city: the miqats on the roads to Makkah. */
export const OUTSIDE_CITIES = 'Outside the cities'

/** What a place can be listed under. */
export const placeCities = [...cities, OUTSIDE_CITIES] as const

export type PlaceCity = (typeof placeCities)[number]

/** The city a place is filtered by, or `null` for one outside all of them. */
export const toCity = (placeCity: PlaceCity): City | null => (placeCity === OUTSIDE_CITIES ? null : placeCity)

/**
 * Whether a record's city text belongs under the city filter (§5): Madinah also answers to its other spellings, every
 * other city only to its own name. Letter case and surrounding space never matter.
 */
export function matchesCity(recordCity: string, filter: City): boolean {
  const written = recordCity.trim().toLowerCase()
  return written === filter.toLowerCase() || (filter === 'Madinah' && madinahAliases.has(written))
}

const madinahAliases: ReadonlySet<string> = new Set(['madina', 'medina', 'المدينة', 'المدينة المنورة'])
