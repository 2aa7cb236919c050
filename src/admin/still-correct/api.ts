import * as z from 'zod/mini'

import {
  type MarkNumbers,
  type MarkRecords,
  MAX_STILL_CORRECT,
  stillCorrectAnswerSchema,
  type StillCorrectResult,
} from '@/contracts/still-correct'

import { NOT_REACHED, refusalMessage } from '../publishing/api'

/** What the server said, or that it could not be reached. Nothing was marked. */
export class NotMarked extends Error {}

const idsAnswer = z.object({ docs: z.array(z.object({ id: z.int() })) })

/** What became of each record. Throws `NotMarked` with words for people. */
export async function postStillCorrect(
  apiRoute: string,
  what: MarkRecords | MarkNumbers,
): Promise<readonly StillCorrectResult[]> {
  const body = await call(`${apiRoute}/still-correct`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(what),
  })
  const answer = stillCorrectAnswerSchema.safeParse(body)
  if (!answer.success) throw new NotMarked('The server gave an answer this page does not understand. Load it again.')
  return answer.data.results
}

/** The first records of a list, as many as one call takes. `query` is how it was narrowed and sorted, with its `?`. */
export async function fetchListed(apiRoute: string, collection: string, query: string): Promise<readonly number[]> {
  const only = `depth=0&draft=true&select[id]=true&limit=${MAX_STILL_CORRECT}`
  const answer = idsAnswer.safeParse(await call(`${apiRoute}/${collection}${query}&${only}`))
  if (!answer.success) throw new NotMarked(NOT_REACHED)
  return answer.data.docs.map(({ id }) => id)
}

async function call(address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(address, { credentials: 'same-origin', ...init }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (response?.ok !== true) throw new NotMarked(refusalMessage(body))
  return body
}
