import '@/lib/zod-without-eval'

import { queryOptions } from '@tanstack/react-query'

import { locationSchema } from '@/contracts/locations'
import { getJson } from '@/lib/get-json'
import { readRows } from '@/lib/read-rows'

import { fetchDefaults } from './fetch-defaults'

/** Every published place. The first key is the path (spec §7). */
export const locationsQuery = () =>
  queryOptions({
    queryKey: ['/api/locations'] as const,
    queryFn: async ({ queryKey: [path], signal }) => readRows(rowSchema, await getJson(path, { signal })),
    ...fetchDefaults,
  })

/** A field that is added one day must not cost the readers of an older page every row. */
const rowSchema = locationSchema.strip()
