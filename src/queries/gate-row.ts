import '@/lib/zod-without-eval'

import * as z from 'zod/mini'

import { gateDtoSchema } from '@/contracts/mosque-gates'

/** A field that is added one day must not cost the readers of an older page every row. */
export const gateRow = z.object(gateDtoSchema.shape)
