import type { OfflinePack } from '@/contracts/offline-pack'
import { env } from '@/env'
import { readOrNull } from '@/server/http/answer-outages'
import { jsonWithEtag, unavailable } from '@/server/http/json-response'

import { listPackItems } from './list-pack-items'

/** What the whole guide consists of, for a device that saves it; 404 where saving is switched off. */
export async function GET(request: Request): Promise<Response> {
  if (env.SERVICE_WORKER === 'off')
    return Response.json(
      { error: 'Saving is switched off.' },
      { status: 404, headers: { 'Cache-Control': 'no-store' } },
    )
  const items = await readOrNull(listPackItems)
  return items === null ? unavailable() : jsonWithEtag(request, { items } satisfies OfflinePack)
}
