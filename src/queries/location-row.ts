import '@/lib/zod-without-eval'

import * as z from 'zod'

import { locationSchema } from '@/contracts/locations'
import { cityFromText } from '@/lib/views'

const { category, city } = locationSchema.shape

/**
 * A field that is added one day must not cost the readers of an older page every row. Letter case and the spellings of
 * a city do not matter (spec §5).
 */
export const locationRow = locationSchema.strip().extend({
  category: z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), category),
  city: z.preprocess((value) => (typeof value === 'string' ? cityFromText(value) : value), city),
})
