import * as z from 'zod'

import { agreedDaySchema } from './import-report'

/** What may be sent with `POST /api/admin/import-<kind>`; nothing at all is all of its defaults. */
export const importOptionsSchema = z.strictObject({
  dryRun: z.boolean().default(false),
  /** Agrees to a source that is much smaller than before. */
  confirm: z.boolean().default(false),
  /** Agrees to a source that is older than what the guide has: the day it is of. */
  older: z.optional(agreedDaySchema),
})

/** What may be sent with `POST /api/admin/import-runs/<id>/apply`. */
export const applyOptionsSchema = importOptionsSchema.omit({ dryRun: true })
