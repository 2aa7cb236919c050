import type { ZodType } from 'zod'

import { trackOutage } from '@/server/database/outage'
import { unavailable } from '@/server/http/answer-errors'
import { Refusal, refusalResponse } from '@/server/http/answers'
import { readJson } from '@/server/http/bodies'
import { addressPrefix } from '@/server/security/client-address'

import { createNetworkLimit } from './network-limit'

type Counted<Value> = {
  /** As a refusal calls them: "page views". */
  readonly what: string
  /** Most of one network that are counted in a minute. */
  readonly perMinute: number
  readonly bodyBytes: number
  readonly schema: ZodType<Value>
  /** What to send, for who has sent anything else. */
  readonly wanted: string
  readonly count: (value: Value) => Promise<void>
}

/**
 * A POST by which a browser has something counted, nothing of the visitor with it. 204, also for those who ask not to be
 * counted; 429 for a network that sends too much, 413, 415 or 400 for what is not wanted, 503 while the database is away.
 */
export function createCountingCall<Value>(counted: Counted<Value>): (request: Request) => Promise<Response> {
  const { what, perMinute, bodyBytes, schema, wanted, count } = counted
  const isAllowed = createNetworkLimit(perMinute)
  return async (request) => {
    if (wantsNoCount(request.headers)) return new Response(null, { status: 204 })
    try {
      if (!isAllowed(addressPrefix(request.headers), Date.now())) {
        throw new Refusal(429, `Too many ${what} from this network. They are not counted for a minute.`, {
          retryAfterSeconds: 60,
        })
      }
      const body = schema.safeParse(await readJson(request, bodyBytes))
      if (!body.success) throw new Refusal(400, wanted)
      try {
        await trackOutage(() => count(body.data))
      } catch {
        // What exactly failed is in the log of the database driver.
        return unavailable()
      }
      return new Response(null, { status: 204 })
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse('read', error)
      throw error
    }
  }
}

/** Do Not Track and Global Privacy Control. */
const wantsNoCount = (headers: Headers): boolean => headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
