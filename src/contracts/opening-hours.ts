import * as z from 'zod'

import { WEEK_MINUTES } from '@/domain/places/weekly-hours'

/**
 * `GET /api/opening-hours`: by the id of a place, when it is open in a week, in minutes since Monday 00:00 in Saudi
 * Arabia. A place that is missing has unknown hours; an empty list is a place that never opens.
 */
export const openingHoursSchema = z.record(
  z.string().regex(/^[1-9]\d*$/),
  z.array(
    z
      .tuple([
        z
          .int()
          .min(0)
          .max(WEEK_MINUTES - 1),
        z.int().min(1),
      ])
      .refine(([start, end]) => end > start && end <= start + WEEK_MINUTES, 'must be a range of at most a week'),
  ),
)
