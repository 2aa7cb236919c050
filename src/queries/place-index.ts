import { queryOptions } from '@tanstack/react-query'

import { getJson } from '@/browser/get-json'

import { LOCATIONS_FAILURE, locationsQuery } from './locations'

/**
 * What a search needs of every published place, in three fifths of the bytes of the whole list; nothing is fetched where
 * the whole list is there already. The first key is the path (spec §7).
 */
export const placeIndexQuery = () =>
  queryOptions({
    queryKey: ['/api/place-index'] as const,
    queryFn: async ({ client, queryKey: [path], signal }) => {
      const whole = client.getQueryData(locationsQuery().queryKey)
      if (whole !== undefined) return whole
      try {
        const [{ unpackPlaceIndex }, answer] = await Promise.all([indexModule(), getJson(path, { signal })])
        return unpackPlaceIndex(answer)
      } catch (cause) {
        throw new Error(LOCATIONS_FAILURE, { cause })
      }
    },
  })

const indexModule = () => import('@/contracts/place-index')
