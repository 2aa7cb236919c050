import type { OfflinePack } from '@/contracts/offline-pack'
import { env } from '@/env'
import { Refusal, refusalResponse } from '@/server/http/answers'
import { answerRead } from '@/server/http/json-response'

import { listPackItems } from './list-pack-items'

/** What the whole guide consists of, for a device that saves it; 404 where saving is switched off. */
export async function GET(request: Request): Promise<Response> {
  if (env.SERVICE_WORKER === 'off') return refusalResponse('read', new Refusal(404, 'Saving is switched off.'))
  return answerRead(request, listPackItems, (items) => ({ items }) satisfies OfflinePack)
}
