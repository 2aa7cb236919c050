import { gateQuerySchema } from '@/contracts/gate-query'
import { toGateDto } from '@/contracts/mosque-gates'
import { searchGates } from '@/domain/gates/gate-search'
import { listAllGates } from '@/content/gates'
import { answerRead, invalidQuery } from '@/server/http/json-response'

/** The published gates of both mosques as a plain array (spec §7), optionally narrowed by `locationId`, `q`, `limit`. */
export async function GET(request: Request): Promise<Response> {
  const query = gateQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return invalidQuery(query.error)
  const { locationId, q, limit } = query.data

  return answerRead(request, listAllGates, (gates) => {
    const candidates = gates.filter(({ mosqueId }) => locationId === undefined || mosqueId === locationId)
    const matches = q === undefined ? candidates : searchGates(candidates, q)
    return matches.slice(0, limit).map(toGateDto)
  })
}
