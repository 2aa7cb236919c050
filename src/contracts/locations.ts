import * as z from 'zod/mini'

import { placeCities } from '@/domain/places/cities'
import { placeCategoryValues } from '@/domain/places/place-categories'

/** One place as `GET /api/locations` gives it: the fields of spec §3, no more and no fewer. */
export const locationSchema = z.strictObject({
  id: z.int().check(z.positive()),
  name: z.string(),
  category: z.enum(placeCategoryValues),
  address: z.nullable(z.string()),
  city: z.enum(placeCities),
  description: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})

export const locationListSchema = z.array(locationSchema)

export type LocationDto = z.infer<typeof locationSchema>

/** The public form of a place: exactly the fields of the contract, in its order, nothing of how we know them. */
export const toLocationDto = (place: LocationDto): LocationDto => ({
  id: place.id,
  name: place.name,
  category: place.category,
  address: place.address,
  city: place.city,
  description: place.description,
  hours: place.hours,
  latitude: place.latitude,
  longitude: place.longitude,
})
