import * as z from 'zod'

import { parseJson } from '@/lib/text/parse-json'
import { mediaType } from '@/server/http/content-type'
import type { DocumentedCall } from '@/app/api/openapi.json/documented-calls'
import { findShape } from '@/app/api/openapi.json/shapes'

/** What of an answer the document does not name; `null` when it names it all. Reads the body. */
export async function findUnnamed({ answers }: DocumentedCall, response: Response): Promise<string | null> {
  const answer = answers[response.status]
  const text = await response.text()
  if (answer === undefined) return `the status ${response.status}: ${text.slice(0, 300)}`
  const types = Object.keys(answer.bodies)
  if (types.length === 0) return text === '' ? null : `a body with ${response.status}: ${text.slice(0, 300)}`
  const type = mediaType(response.headers.get('content-type'))
  const shape = answer.bodies[type]
  if (shape === undefined) return `${response.status} of the type ${type}, and not ${types.join(' or ')}`
  if (shape === null) return text === '' ? `${response.status} without a body` : null
  const read = z.safeParse(findShape(shape).schema, parseJson(text))
  return read.success ? null : `${response.status} that is no ${shape}: ${text.slice(0, 300)} (${read.error.message})`
}
