import { locationQuerySchema } from '@/contracts/location-query'
import { toLocationDto } from '@/contracts/locations'
import { narrowLocations } from '@/content/narrow-locations'
import { listPlaces } from '@/content/place-list'
import { readOrNull, unavailable } from '@/server/http/answer-errors'
import { invalidQuery, jsonWithEtag } from '@/server/http/json-response'

/**
 * Every published place as a plain array (spec §7), optionally narrowed by `city`, `category`, `q` and `bbox`, sorted by
 * distance from `near`, and cut by `limit`; the rest is behind the `rel="next"` link of the `Link` header.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const query = locationQuerySchema.safeParse(onceOrMore(searchParams))
  if (!query.success) return invalidQuery(query.error)

  const places = await readOrNull(listPlaces)
  if (places === null) return unavailable()

  const { places: found, nextCursor } = narrowLocations(places, query.data)
  const response = await jsonWithEtag(request, found.map(toLocationDto))
  if (nextCursor !== null) response.headers.set('Link', nextLink(searchParams, nextCursor))
  return response
}

/** A parameter given several times becomes a list, which no rule of the contract accepts. */
const onceOrMore = (query: URLSearchParams): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )

function nextLink(query: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(query)
  next.set('cursor', cursor)
  return `</api/locations?${next.toString()}>; rel="next"`
}
