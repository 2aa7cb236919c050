import { z } from 'zod'

import { cutText } from '@/lib/cut-text'
import { runSync, type Cooperative } from '@/server/cooperative'

import { withBounds } from './area-bounds'
import { type OverpassElement, osmRefOf, overpassElement } from './overpass-types'
import { readingLongList } from './read-long-list'

/** Why a whole answer is refused. Nothing of a refused answer may be stored. */
export type OverpassRefusal = 'html' | 'not-json' | 'server-error' | 'no-elements'

/** Why one element is left out while the rest of the answer stands. */
export type ElementRejection = 'bad-type' | 'bad-id' | 'bad-position' | 'bad-tags' | 'duplicate'

export type ParsedOverpass = {
  readonly ok: true
  /** When the server's copy of the map was last brought up to date, ISO 8601; a mirror may be months behind. */
  readonly timestampOsmBase: string | null
  readonly elements: readonly OverpassElement[]
  readonly rejected: Readonly<Partial<Record<ElementRejection, number>>>
}

export type RefusedOverpass = {
  readonly ok: false
  readonly reason: OverpassRefusal
  /** For the run's log: the server's own words when it gave any, shortened. */
  readonly detail: string
}

/**
 * Reads the text of an Overpass answer. The server reports time-outs and lack of memory with status 200, as a `remark`
 * beside a partial list, and some load errors as a web page, so only the text itself says whether it is an answer.
 *
 * An empty list is an answer; whether it may replace anything is the caller's decision.
 */
export const parseOverpass = (body: string): ParsedOverpass | RefusedOverpass => runSync(readingOverpass(body))

/** `parseOverpass` in steps, no longer than a small piece of the text or one element. */
export function* readingOverpass(body: string): Cooperative<ParsedOverpass | RefusedOverpass> {
  const answer = yield* readingAnswer(body)
  if (!answer.ok) return answer
  return { ok: true, timestampOsmBase: answer.timestampOsmBase, ...(yield* readingElements(answer.candidates)) }
}

/** In a function of its own, so that nothing holds the whole answer while its elements are read and let go. */
function* readingAnswer(
  body: string,
): Cooperative<
  RefusedOverpass | { readonly ok: true; readonly timestampOsmBase: string | null; readonly candidates: unknown[] }
> {
  const text = body.replace(/^\uFEFF/, '').trimStart()
  if (text.startsWith('<')) return refuse('html', text)

  const json = yield* readingLongList(text, 'elements')
  if (!json.ok) return refuse('not-json', json.detail)

  const answer = answerShape.safeParse(json.value)
  if (!answer.success) return refuse('no-elements', z.prettifyError(answer.error))

  const { remark, osm3s, elements } = answer.data
  if (remark !== undefined && /error/i.test(remark)) return refuse('server-error', remark)
  return { ok: true, timestampOsmBase: osm3s?.timestamp_osm_base ?? null, candidates: [...withBounds(elements)] }
}

/** Checks candidates one by one, and lets go of each; the first of several with one type and id stays. */
export function* readingElements(candidates: unknown[]): Cooperative<Pick<ParsedOverpass, 'elements' | 'rejected'>> {
  const elements: OverpassElement[] = []
  const seen = new Set<string>()
  const rejected: Partial<Record<ElementRejection, number>> = {}
  const reject = (reason: ElementRejection) => {
    rejected[reason] = (rejected[reason] ?? 0) + 1
  }

  for (const [index, candidate] of candidates.entries()) {
    candidates[index] = undefined
    const element = overpassElement.safeParse(candidate)
    const ref = element.success ? osmRefOf(element.data) : ''
    if (!element.success) reject(rejectionOf(element.error))
    else if (seen.has(ref)) reject('duplicate')
    else {
      seen.add(ref)
      elements.push(element.data)
    }
    yield
  }
  return { elements, rejected }
}

const answerShape = z.object({
  osm3s: z
    .object({ timestamp_osm_base: z.iso.datetime().optional().catch(undefined) })
    .optional()
    .catch(undefined),
  remark: z.string().optional(),
  elements: z.array(z.unknown()),
})

const MAX_DETAIL_LENGTH = 300

export function refuse(reason: OverpassRefusal, detail: string): RefusedOverpass {
  return { ok: false, reason, detail: cutText(detail, MAX_DETAIL_LENGTH) }
}

function rejectionOf({ issues }: z.ZodError): ElementRejection {
  const fields = new Set(issues.map(({ path }) => path[0] ?? 'type'))
  if (fields.has('type')) return 'bad-type'
  if (fields.has('id')) return 'bad-id'
  return fields.has('tags') ? 'bad-tags' : 'bad-position'
}
