import '@/lib/zod-without-eval'

import { gateDtoSchema } from '@/contracts/mosque-gates'

/** A field that is added one day must not cost the readers of an older page every row. */
export const gateRow = gateDtoSchema.strip()
