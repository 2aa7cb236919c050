import type { PlaceCategory } from '@/domain/places/place-categories'

import type { OsmTags } from './overpass-types'

/**
 * Health is where people go in need, so that a tag alone is not enough: dispensaries, dentists, ambulance posts and the
 * missions of other countries are tagged as hospitals. What its own name contradicts goes to the category the name says,
 * and what no pilgrim could use goes nowhere (`null`).
 */
export function chooseTrustedCategory(category: PlaceCategory, tags: OsmTags): PlaceCategory | null {
  if (category !== 'hospital' && category !== 'pharmacy' && category !== 'healthcare') return category
  const said = NAME_KEYS.map((key) => tags[key] ?? '').join('\n')
  if (MISSION.test(said)) return null
  if (AMBULANCE_POST.test(said) || NO_MEDICINE.test(said) || tags.healthcare === 'alternative') return 'services'
  if (SHOP.test(said) || tags.healthcare === 'optometrist') return 'shopping'
  if (category !== 'hospital') return category
  return HOSPITAL.test(said) && !LESSER.test(said) && !isDental(tags) ? 'hospital' : 'healthcare'
}

const NAME_KEYS = ['name', 'name:en', 'name:ar', 'int_name', 'official_name', 'alt_name', 'operator'] as const

const HOSPITAL = /\bhospitals?\b|مستشف[ىيی]|مشفى/i

/** What a hospital is not, whatever else it is called. */
const LESSER =
  /\bdispensary|\bpolyclinic|\bclinics?\b|\bhealth ?care? cent|\bdent(al|ist)|مستوصف|عيادة|عيادات|مركز صح[ىيی]|[اأ]سنان/i

/** For the pilgrims of one country, and elsewhere each year. */
const MISSION = /\bdelegation\b|\bmedical mission\b|بعثة/i

/** It comes when called; patients are not treated there. */
const AMBULANCE_POST = /red crescent|هلال (ال)?[اأ]حمر/i

const NO_MEDICINE = /\bcupping\b|\bhijama\b|حجامة|حجامه/i

const SHOP = /\bsupplies\b|\bwarehouse\b|\boptic|optician|مستلزمات|مستودع|بصريات/i

const isDental = (tags: OsmTags): boolean => /dent/i.test(tags['healthcare:speciality'] ?? '')
