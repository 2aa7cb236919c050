import type { PlaceSubmissionInput } from '@/contracts/recommendations'
import type { Position } from '@/lib/geo/geo'
import { placeKinds, recommendationCities } from '@/domain/submissions/recommendation-options'
import { visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'
import { recordOf } from '@/lib/lists/table-rows'

import { asPosition, asRecord, asText, asOption } from '@/browser/saved-parts'

/** What the Add Place form holds (spec §2, §3). */
export type PlaceForm = Readonly<Record<'name' | 'description' | (typeof visitorTexts)[number], string>> &
  Readonly<Record<(typeof visitorFlags)[number], boolean>> & {
    readonly category: (typeof placeKinds)[number]
    readonly city: (typeof recommendationCities)[number]
    readonly pin: Position | null
  }

/** The defaults of spec §3. */
export const EMPTY_PLACE_FORM: PlaceForm = {
  name: '',
  category: 'Restaurant',
  city: 'Makkah',
  description: '',
  ...recordOf(visitorFlags, () => false),
  ...recordOf(visitorTexts, () => ''),
  pin: null,
}

/** The place payload of spec §3: the flags only when true, no position without a pin. */
export function placePayload(form: PlaceForm, submittedAt: Date): PlaceSubmissionInput {
  return {
    kind: 'place',
    name: form.name.trim(),
    category: form.category,
    city: form.city,
    description: form.description.trim(),
    ...recordOf(
      visitorFlags.filter((name) => form[name]),
      () => true,
    ),
    ...recordOf(visitorTexts, (name) => form[name].trim()),
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
    ...recordOf(visitorFlags, (name) => record[name] === true),
    ...recordOf(visitorTexts, (name) => asText(record[name])),
    pin: asPosition(record['pin']),
  }
}
