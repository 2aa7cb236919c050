import * as z from 'zod'

import { MOSQUE_IDS } from '@/domain/gates/mosques'
import { MAX_QUERY_LENGTH } from '@/domain/addresses/views'

/** Far more than both mosques have doors. */
const MAX_GATES = 1000

const ids = Object.values(MOSQUE_IDS)
const LIMIT_RULE = `must be a whole number from 1 to ${MAX_GATES}`

/** Optional narrowing of the list; parameters it does not know are ignored. */
export const gateQuerySchema = z.object({
  locationId: z
    .enum(ids.map(String), { error: `must be one of ${ids.join(', ')}` })
    .transform(Number)
    .optional(),
  q: z.string().trim().max(MAX_QUERY_LENGTH, `must be at most ${MAX_QUERY_LENGTH} characters`).optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, LIMIT_RULE)
    .transform(Number)
    .pipe(z.number().max(MAX_GATES, LIMIT_RULE))
    .optional(),
})
