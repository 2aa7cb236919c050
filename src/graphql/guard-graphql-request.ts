import config from '@payload-config'
import { getPayload } from 'payload'
import { z } from 'zod'

import { answerErrors, FaultError } from '@/server/http/answer-errors'
import { Refusal } from '@/server/http/answers'
import { parseJson, readBody, refuseNul, refuseUnlessJson } from '@/server/http/bodies'
import { graphqlLimits } from '@/server/http/request-limits'
import { identifyCaller, refuseForeignOrigin, refuseUnlessStaff } from '@/server/security/caller'

import { refuseCostlyQuery } from './refuse-costly-query'
import { trustedDocuments } from './trusted-documents'

type Handler = (request: Request) => Promise<Response>

const bodySchema = z.strictObject({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Stands in front of Payload's GraphQL handler. Visitors, and accounts without a role, run only the operations of the
 * app itself, compared as text: anything else is 403 before it is parsed. Staff run what `refuseCostlyQuery` lets through.
 */
export function guardGraphqlRequest(handler: Handler): Handler {
  const report = async (fault: object): Promise<void> => {
    const payload = await getPayload({ config }).catch(() => null)
    payload?.logger.error({ msg: 'A GraphQL request failed', ...fault })
  }
  // `isRead`: GraphQL has no mutations here.
  return (request) =>
    answerErrors({ isRead: true, caller: 'cms', report }, async () => {
      const response = await handler(await admitted(request))
      if (response.status >= 500) throw new FaultError(response.status)
      return response
    })
}

async function admitted(request: Request): Promise<Request> {
  refuseUnlessJson(request)
  const caller = await identifyCaller(await getPayload({ config }), request.headers)
  const isStaff = caller === 'staff'
  // What visitors may run is public, and they may have opened the guide at another address than that of the settings.
  if (isStaff) refuseForeignOrigin(request.headers)
  const bytes = await readBody(request, isStaff ? graphqlLimits.staffBodyBytes : graphqlLimits.anonymousBodyBytes)
  const body = bodySchema.safeParse(parseJson(bytes))
  if (!body.success)
    throw new Refusal(400, 'Send one operation as { "query": …, "variables": … }; lists are not accepted.')

  const { query, variables } = body.data
  if (isStaff) {
    refuseNul(query)
    refuseCostlyQuery(query, variables ?? {})
  } else if (!trustedDocuments.has(query) || Object.keys(variables ?? {}).length > 0) {
    if (caller === 'held-back') refuseUnlessStaff(caller)
    throw new Refusal(
      403,
      'Visitors can run only the queries of the guide itself. What it publishes is open under /api.',
    )
  }
  // The query string would be a second way to name an operation.
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, { method: 'POST', headers: request.headers, signal: request.signal, body: bytes })
}
