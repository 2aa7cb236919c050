import '@/lib/zod-without-eval'

import { queryOptions } from '@tanstack/react-query'

import { gateDtoSchema } from '@/contracts/mosque-gates'
import { getJson } from '@/lib/get-json'
import { readRows } from '@/lib/read-rows'

import { fetchDefaults } from './fetch-defaults'

/** The gates of both mosques. The first key is the path (spec §7). */
export const gatesQuery = () =>
  queryOptions({
    queryKey: ['/api/mosque-gates'] as const,
    queryFn: async ({ queryKey: [path], signal }) => readRows(rowSchema, await getJson(path, { signal })),
    ...fetchDefaults,
  })

/** A field that is added one day must not cost the readers of an older page every row. */
const rowSchema = gateDtoSchema.strip()
