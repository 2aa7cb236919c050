import * as z from 'zod/mini'

import { WEEK_MINUTES } from '@/domain/places/weekly-hours'

/**
 * `GET /api/opening-hours`: by the id of a place, when it is open in a week, in minutes since Monday 00:00 in Saudi
 * Arabia. A place that is missing has unknown hours; an empty list is a place that never opens.
 */
export const openingHoursSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d*$/)),
  z.array(
    z
      .tuple([z.int().check(z.minimum(0), z.maximum(WEEK_MINUTES - 1)), z.int().check(z.minimum(1))])
      .check(
        z.refine(([start, end]) => end > start && end <= start + WEEK_MINUTES, 'must be a range of at most a week'),
      ),
  ),
)
