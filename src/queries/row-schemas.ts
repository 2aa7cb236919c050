import * as z from 'zod/mini'

import { locationSchema } from '@/contracts/locations'
import { gateDtoSchema } from '@/contracts/mosque-gates'
import { parseCity } from '@/domain/addresses/views'
import '@/lib/zod-without-eval'

const { category, city } = locationSchema.shape

/**
 * A field that is added one day must not cost the readers of an older page every row. Letter case and the spellings of
 * a city do not matter (spec §5).
 */
export const locationRow = z.object({
  ...locationSchema.shape,
  category: z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    category,
  ),
  city: z.pipe(
    z.transform((value) => (typeof value === 'string' ? (parseCity(value) ?? value.trim()) : value)),
    city,
  ),
})

/** A field that is added one day must not cost the readers of an older page every row. */
export const gateRow = z.object(gateDtoSchema.shape)
