import type { PlaceSubmissionInput } from '@/contracts/recommendations'
import type { Position } from '@/lib/geo/geo'
import { placeKinds, recommendationCities } from '@/domain/submissions/recommendation-options'

import { asPosition, asRecord, asText, asOption } from '@/browser/saved-parts'

/** What the Add Place form holds (spec §2, §3). */
export type PlaceForm = {
  readonly name: string
  readonly category: (typeof placeKinds)[number]
  readonly city: (typeof recommendationCities)[number]
  readonly description: string
  readonly wheelchair: boolean
  readonly womenArea: boolean
  readonly prayerArea: boolean
  readonly openHours: string
  readonly price: string
  readonly phone: string
  readonly website: string
  readonly pin: Position | null
}

/** The defaults of spec §3. */
export const EMPTY_PLACE_FORM: PlaceForm = {
  name: '',
  category: 'Restaurant',
  city: 'Makkah',
  description: '',
  wheelchair: false,
  womenArea: false,
  prayerArea: false,
  openHours: '',
  price: '',
  phone: '',
  website: '',
  pin: null,
}

/** The place payload of spec §3: the three flags only when true, no position without a pin. */
export function placePayload(form: PlaceForm, submittedAt: Date): PlaceSubmissionInput {
  return {
    kind: 'place',
    name: form.name.trim(),
    category: form.category,
    city: form.city,
    description: form.description.trim(),
    ...(form.wheelchair && { wheelchair: true }),
    ...(form.womenArea && { womenArea: true }),
    ...(form.prayerArea && { prayerArea: true }),
    openHours: form.openHours.trim(),
    price: form.price.trim(),
    phone: form.phone.trim(),
    website: form.website.trim(),
    lat: form.pin?.latitude ?? null,
    lng: form.pin?.longitude ?? null,
    submittedAt: submittedAt.toISOString(),
  }
}

/** Parses a saved draft; damaged fields are empty. `null` when it is no draft. */
export function readPlaceForm(saved: unknown): PlaceForm | null {
  const record = asRecord(saved)
  if (record === null) return null
  return {
    name: asText(record['name']),
    category: asOption(placeKinds, record['category']) ?? EMPTY_PLACE_FORM.category,
    city: asOption(recommendationCities, record['city']) ?? EMPTY_PLACE_FORM.city,
    description: asText(record['description']),
    wheelchair: record['wheelchair'] === true,
    womenArea: record['womenArea'] === true,
    prayerArea: record['prayerArea'] === true,
    openHours: asText(record['openHours']),
    price: asText(record['price']),
    phone: asText(record['phone']),
    website: asText(record['website']),
    pin: asPosition(record['pin']),
  }
}
