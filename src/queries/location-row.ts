import '@/lib/zod-without-eval'

import { locationSchema } from '@/contracts/locations'

/** A field that is added one day must not cost the readers of an older page every row. */
export const locationRow = locationSchema.strip()
