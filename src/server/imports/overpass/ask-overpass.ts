import { cutText } from '@/lib/text/cut-text'
import { runCooperatively } from '@/server/cooperative'

import { readingOverpass } from '../osm/parse-overpass'
import type { ParsedOverpass } from '../osm/parse-overpass'
import { ImportFailure } from '../context/failure'
import type { OverpassQuery } from './overpass-queries'
import type { OverpassAnswer, PostQuery } from './post-query'

/** The public servers ask for at least this pause after "too many requests". */
const MIN_PAUSE_SECONDS = 30

/** A server that asks for a longer pause is not waited for; the run fails and says so. */
const MAX_PAUSE_SECONDS = 300

/** How often one query is sent to one server. */
const MAX_TRIES = 3

/** Between two queries that went well. */
const POLITE_PAUSE_MS = 1_000

export type AskOptions = {
  readonly servers: readonly URL[]
  readonly queries: readonly OverpassQuery[]
  readonly userAgent: string
  readonly post: PostQuery
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  readonly politePauseMs?: number
  readonly onProgress: (progress: { step: string; done: number; total: number; isWaiting: boolean }) => void
}

export type AskedOverpass = {
  readonly answers: readonly ParsedOverpass[]
  /** Of the oldest copy of the map that answered. */
  readonly timestampOsmBase: string | null
  /** The server that gave the last answer. */
  readonly host: string
}

/**
 * Sends the queries one after the other. A server that is busy gets another chance after the pause it asks for, one that
 * is broken hands over to the next of the list, and a wrong question is not asked again. Throws `ImportFailure` when one
 * query has no usable answer: half a map would look as if the rest had gone.
 */
export async function askOverpass(options: AskOptions): Promise<AskedOverpass> {
  const answers: ParsedOverpass[] = []
  let current = 0
  for (const [index, query] of options.queries.entries()) {
    const step = `Reading ${query.group} in ${query.city}`
    const say = (isWaiting: boolean) =>
      options.onProgress({ step, done: index, total: options.queries.length, isWaiting })
    say(false)
    const { answer, server } = await askServers(query, current, options, say)
    answers.push(answer)
    current = server
    const pause = options.politePauseMs ?? POLITE_PAUSE_MS
    if (index < options.queries.length - 1 && pause > 0) await options.sleep(pause, options.signal)
  }
  const stamps = answers.map(({ timestampOsmBase }) => timestampOsmBase).filter((stamp) => stamp !== null)
  return { answers, timestampOsmBase: stamps.sort()[0] ?? null, host: options.servers[current]?.host ?? '' }
}

async function askServers(
  query: OverpassQuery,
  first: number,
  options: AskOptions,
  say: (isWaiting: boolean) => void,
): Promise<{ answer: ParsedOverpass; server: number }> {
  let failure: ImportFailure | null = null
  for (let turn = 0; turn < options.servers.length; turn += 1) {
    const index = (first + turn) % options.servers.length
    const server = options.servers[index]
    if (server === undefined) break
    try {
      return { answer: await askServer(query, server, options, say), server: index }
    } catch (error) {
      if (!(error instanceof ImportFailure) || !mayTryNext(error)) throw error
      failure = error
    }
  }
  throw (
    failure ?? new ImportFailure('source-not-allowed', 'No server is set. An administrator has to set OVERPASS_URL.')
  )
}

const mayTryNext = ({ reason }: ImportFailure): boolean => reason !== 'cancelled' && reason !== 'source-not-allowed'

async function askServer(
  query: OverpassQuery,
  server: URL,
  { post, sleep, signal, userAgent }: AskOptions,
  say: (isWaiting: boolean) => void,
): Promise<ParsedOverpass> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post({ server, query: query.text, userAgent, signal })
    if (answer.status !== 429) return read(answer, server)
    const seconds = Math.max(MIN_PAUSE_SECONDS, answer.retryAfterSeconds ?? MIN_PAUSE_SECONDS * 2 ** (attempt - 1))
    if (attempt === MAX_TRIES || seconds > MAX_PAUSE_SECONDS) {
      throw new ImportFailure(
        'source-busy',
        `${server.host} is too busy for us at the moment (429). Nothing has changed. Try again in half an hour.`,
      )
    }
    say(true)
    await sleep(seconds * 1_000, signal)
    say(false)
  }
}

async function read({ status, contentType, body }: OverpassAnswer, { host }: URL): Promise<ParsedOverpass> {
  if (status !== 200) throw refusal(status, host, body)
  if (/\b(html|xml)\b/i.test(contentType)) {
    throw new ImportFailure('source-not-an-answer', `${host} sent a web page instead of data: “${excerpt(body)}”`)
  }
  const parsed = await runCooperatively(readingOverpass(body))
  if (parsed.ok) return parsed
  switch (parsed.reason) {
    case 'html':
      throw new ImportFailure(
        'source-not-an-answer',
        `${host} sent a web page instead of data: “${excerpt(parsed.detail)}”`,
      )
    case 'server-error':
      throw new ImportFailure('source-busy', `${host} gave up on the question: “${excerpt(parsed.detail)}”`)
    case 'not-json':
      throw new ImportFailure('source-not-an-answer', `The answer of ${host} is cut off or damaged.`)
    case 'not-degrees':
    case 'no-elements':
      throw new ImportFailure('source-not-an-answer', `The answer of ${host} is no list of map objects.`)
  }
}

function refusal(status: number, host: string, body: string): ImportFailure {
  if (status === 400) {
    return new ImportFailure('source-refused', `${host} does not understand the question (400): “${excerpt(body)}”`)
  }
  if (status === 406 || status === 403) {
    return new ImportFailure(
      'source-refused',
      `${host} does not accept us (${status}). Look at SITE_URL, by which it knows us.`,
    )
  }
  if (status >= 300 && status < 400) {
    return new ImportFailure('source-refused', `${host} sends us elsewhere (${status}), which we do not follow.`)
  }
  if (status === 502 || status === 503 || status === 504) {
    return new ImportFailure('source-busy', `${host} is too busy (${status}). Nothing has changed. Try again later.`)
  }
  return new ImportFailure('source-refused', `${host} answered ${status}. Nothing has changed.`)
}

const EXCERPT_LENGTH = 160

/** The words of a page, for a person; control characters and tags out. */
function excerpt(text: string): string {
  const words = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return words.length > EXCERPT_LENGTH ? `${cutText(words, EXCERPT_LENGTH)}…` : words
}
