import { jsonResponse } from '@/server/http/answers'
import { issueFormToken } from '@/server/submissions/form-token'

export const dynamic = 'force-dynamic'

/** A token that says when the form was opened. Needs no database and identifies no one. */
export function GET(): Response {
  return jsonResponse({ token: issueFormToken(new Date()) })
}
