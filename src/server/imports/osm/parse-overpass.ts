import { z } from 'zod'

import { cutText } from '@/lib/text/cut-text'
import { cleanText } from '@/lib/text/text'
import { runSync, type Cooperative } from '@/server/cooperative'

import { withBounds } from './area-bounds'
import { compareEditions, readEdition } from './editions'
import { type OsmTags, type OverpassElement, overpassElement, toOsmRef } from './overpass-types'
import { readingLongList } from './read-long-list'

/** Why a whole answer is refused. Nothing of a refused answer may be stored. */
export type OverpassRefusal = 'html' | 'not-json' | 'server-error' | 'no-elements' | 'not-degrees'

/** Why one element is left out while the rest of the answer stands. */
type ElementRejection = 'bad-type' | 'bad-id' | 'bad-position' | 'bad-tags' | 'duplicate'

export type ParsedOverpass = {
  readonly ok: true
  /** When the server's copy of the map was last brought up to date, ISO 8601; a mirror may be months behind. */
  readonly timestampOsmBase: string | null
  readonly elements: readonly OverpassElement[]
  readonly rejected: Readonly<Partial<Record<ElementRejection, number>>>
  /** Of the first elements that were left out, which they are and what is wrong with them, for a person. */
  readonly faults: readonly string[]
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

/** A function of its own, so that the whole answer can be collected as garbage while its elements are read. */
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

/** What could not even be made a candidate, with a sentence about it. */
export class InvalidElement {
  constructor(readonly fault: string) {}
}

/** A wrong file is mostly wrong in all of its objects, so the first few faults are enough. */
const LISTED_FAULTS = 3

/**
 * Checks candidates one by one, and removes each from the list, so that it can be collected as garbage. Of several with
 * one type and id the fuller copy stays, with what it lacks from the other: see `mergeCopies`.
 *
 * @param word for a candidate, in sentences about faults
 */
export function* readingElements(
  candidates: unknown[],
  word = 'Element',
): Cooperative<Pick<ParsedOverpass, 'elements' | 'rejected' | 'faults'>> {
  const elements: OverpassElement[] = []
  const indexByRef = new Map<string, number>()
  const withoutPosition = new Map<string, { readonly tags: OsmTags; readonly fault: string }>()
  const rejected: Partial<Record<ElementRejection, number>> = {}
  const faults: string[] = []
  const reject = (reason: ElementRejection, fault?: string) => {
    rejected[reason] = (rejected[reason] ?? 0) + 1
    if (fault !== undefined && faults.length < LISTED_FAULTS) faults.push(fault)
  }

  for (const [index, candidate] of candidates.entries()) {
    candidates[index] = undefined
    yield
    const element = overpassElement.safeParse(candidate)
    if (!element.success) {
      const reason = toRejection(element.error)
      const fault =
        candidate instanceof InvalidElement
          ? candidate.fault
          : `${word} ${index + 1}${describeCandidate(candidate)} ${faultLabels[reason]}.`
      const tagged = taggedNode.safeParse(candidate)
      if (reason === 'bad-position' && tagged.success) {
        withoutPosition.set(toOsmRef(tagged.data), { tags: tagged.data.tags, fault })
      } else reject(reason, fault)
      continue
    }
    const ref = toOsmRef(element.data)
    const at = indexByRef.get(ref)
    const other = at === undefined ? undefined : elements[at]
    if (at !== undefined && other !== undefined) {
      elements[at] = mergeCopies(other, element.data)
      reject('duplicate')
    } else {
      indexByRef.set(ref, elements.length)
      elements.push(element.data)
    }
  }
  for (const [ref, { tags, fault }] of withoutPosition) {
    const at = indexByRef.get(ref)
    const bare = at === undefined ? undefined : elements[at]
    if (at === undefined || bare === undefined) reject('bad-position', fault)
    else {
      if (countTags(bare.tags) === 0) elements[at] = { ...bare, tags: { ...tags } }
      reject('duplicate')
    }
  }
  return { elements, rejected, faults }
}

/** What `out tags` gives of a node: its position stands in another copy. */
const taggedNode = z.object({
  type: z.literal('node'),
  id: z.int().positive(),
  lat: z.undefined().optional(),
  lon: z.undefined().optional(),
  tags: z.record(z.string(), z.string()).refine((tags) => countTags(tags) > 0),
})

/**
 * The fuller of two copies of one object: the one with tags, of two with tags the later edition, of one edition the one
 * with more tags, of equals the first. A drawing or position that it lacks is taken from the other.
 */
function mergeCopies(first: OverpassElement, second: OverpassElement): OverpassElement {
  const isSecond =
    countTags(first.tags) === 0 || countTags(second.tags) === 0
      ? countTags(second.tags) > countTags(first.tags)
      : (compareEditions(readEdition(second), readEdition(first)) ?? countTags(second.tags) - countTags(first.tags)) > 0
  const [fuller, other] = isSecond ? [second, first] : [first, second]
  const said = Object.entries(fuller).filter(([, value]) => value !== undefined)
  // One type and id, so one shape.
  return { ...other, ...Object.fromEntries(said) } as OverpassElement
}

const countTags = (tags: OsmTags): number => Object.keys(tags).length

/** How a person can find an unreadable object: ` (node/12, “Zamzam”)`. */
function describeCandidate(candidate: unknown): string {
  const named = nameable.safeParse(candidate).data
  if (named === undefined) return ''
  const ref = named.type !== undefined && named.id !== undefined ? `${named.type}/${named.id}` : undefined
  const name = cutText(cleanText(named.tags?.name) ?? '', LONGEST_NAME)
  const said = [ref, name && `“${name}”`].filter(Boolean)
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

const nameable = z.object({
  type: z.string().max(20).optional().catch(undefined),
  id: z
    .union([z.number(), z.string().max(20)])
    .optional()
    .catch(undefined),
  tags: z
    .object({ name: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

const LONGEST_NAME = 60

const faultLabels: Readonly<Record<ElementRejection, string>> = {
  'bad-type': 'is neither a node nor a way nor a relation: its “type” says so',
  'bad-id': 'has no “id” that is a positive whole number',
  'bad-position': 'has no position, or one that is not in degrees of latitude and longitude',
  'bad-tags': 'has “tags” that are no texts, or one longer than 510 characters',
  duplicate: 'is there twice',
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

function toRejection({ issues }: z.ZodError): ElementRejection {
  const fields = new Set(issues.map(({ path }) => path[0] ?? 'type'))
  if (fields.has('type')) return 'bad-type'
  if (fields.has('id')) return 'bad-id'
  return fields.has('tags') ? 'bad-tags' : 'bad-position'
}
