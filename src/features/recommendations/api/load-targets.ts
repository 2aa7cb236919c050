import { locationsQuery } from '@/queries/locations'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { queryClient } from '@/queries/query-client'

/** Every gate and place a step can lead to; kept for the visit, and shared with the search of the header. */
export async function loadTargets() {
  const client = queryClient()
  const [gates, places] = await Promise.all([
    client.fetchQuery(mosqueGatesQuery()),
    client.fetchQuery(locationsQuery()),
  ])
  return { gates, places }
}
