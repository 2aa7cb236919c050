import fc from 'fast-check'

import type { DocumentedCall } from '@/app/api/openapi.json/documented-calls'
import { findShape } from '@/app/api/openapi.json/shapes'

import { hostileBodies } from './hostile-bodies'
import { hostileTexts } from './hostile-texts'

export type GeneratedRequest = {
  /** With its query. */
  readonly address: string
  /** What the framework would read out of the address. */
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What is right at a call, beside its examples: without it nothing would ever be found. */
export type Known = {
  /** By the name of a parameter of the path or of a header. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  readonly bodies?: readonly unknown[]
}

type Options = Known & {
  readonly call: DocumentedCall
  readonly count: number
  readonly seed: number
  /** Headers of every request, whatever else it has; drawn anew for each. */
  readonly callers?: readonly Readonly<Record<string, string>>[]
}

/** Requests of a call: right ones, nearly right ones, and such as have broken other programs. The same for the same seed. */
export const generateRequests = ({ call, count, seed, ...known }: Options): readonly GeneratedRequest[] =>
  fc.sample(requests(call, known), { numRuns: count, seed })

const rarely = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>, share = 8) =>
  fc.oneof({ weight: share, arbitrary: usual }, { weight: 1, arbitrary: rare })

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
)

const hostileValue = fc.oneof(hostileText, fc.jsonValue(), fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, [], {}))

/** A text of which one character is gone or another one. */
const spoiled = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.constantFrom('', '0', '9', '-', ',', '.', 'x', ' ', '%', '"', '{', 'ا'))
    .map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1))

const nearly = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(text) },
    { weight: 3, arbitrary: spoiled(text) },
    { weight: 2, arbitrary: hostileText },
  )

/** What may stand in a header at all. */
const toHeader = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').trim()

/** Percent-encoded; half a character becomes the sign for one that cannot be read. */
const toPathSegment = (text: string): string => encodeURIComponent(Buffer.from(text).toString())

const exampleText = (example: unknown): string => (Array.isArray(example) ? example.join() : String(example))

type CallArbitraries = Omit<Options, 'call' | 'count' | 'seed'>

function requests(call: DocumentedCall, { values = {}, bodies = [], callers = [{}] }: CallArbitraries) {
  const { path, inPath = {}, inQuery, inHeader = {}, body } = call
  const right = (name: string, example: unknown) => fc.constantFrom(...(values[name] ?? []), exampleText(example))
  const anyOf = (parameters: typeof inHeader) =>
    fc.record(
      Object.fromEntries(
        Object.entries(parameters).map(([name, { example }]) => [name, right(name, example).chain(nearly)]),
      ),
    )
  const query = fc.array(
    inQuery === undefined
      ? fc.tuple(hostileText, hostileText)
      : rarely(
          fc
            .constantFrom(...Object.entries(inQuery.parameters))
            .chain(([name, { example }]) => fc.tuple(fc.constant(name), right(name, example).chain(nearly))),
          fc.tuple(hostileText, hostileText),
        ),
    { maxLength: inQuery === undefined ? 1 : 4 },
  )
  return fc
    .record({
      params: anyOf(inPath),
      query,
      headers: fc.record({ caller: fc.constantFrom(...callers), own: optional(anyOf(inHeader)), general, ofBody }),
      text: body === undefined ? fc.constant(null) : bodyTexts(body, bodies),
    })
    .map(
      ({ params, query: pairs, headers: { caller, own, general: usual, ofBody: types }, text }): GeneratedRequest => {
        const search = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => toPathSegment(params[name] ?? ''))
        const sent = { ...usual, ...(text === null ? {} : types), ...own, ...caller }
        return {
          address: search === '' ? address : `${address}?${search}`,
          params,
          headers: Object.fromEntries(
            Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, toHeader(value)]])),
          ),
          body: text,
        }
      },
    )
}

/** Some of them, or none. */
const optional = (headers: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<Record<string, string | undefined>> =>
  fc.oneof(headers, fc.constant({}))

const general = fc.record({
  Accept: fc.constantFrom(undefined, 'application/json', 'application/problem+json', '*/*', 'text/html, x;q=2'),
  DNT: rarely(fc.constant(undefined), fc.constantFrom('1', '0'), 20),
  'Sec-GPC': rarely(fc.constant(undefined), fc.constant('1'), 20),
  Cookie: rarely(fc.constant(undefined), fc.constantFrom('payload-token=a.b.c', 'payload-token=', 'a=b; ;'), 20),
})

const ofBody = fc.record({
  'Content-Type': rarely(
    fc.constantFrom<string | undefined>('application/json', 'application/json; charset=utf-8', 'Application/JSON'),
    fc.constantFrom<string | undefined>(
      undefined,
      '',
      'text/plain',
      'text/plain;application/json',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ),
    12,
  ),
  'Content-Encoding': rarely(fc.constant<string | undefined>(undefined), fc.constantFrom('gzip', 'br', 'identity'), 30),
  'Content-Length': rarely(fc.constant<string | undefined>(undefined), fc.constantFrom('999999999', '-1', 'x'), 30),
})

function bodyTexts({ shape, maxBytes }: NonNullable<DocumentedCall['body']>, known: readonly unknown[]) {
  const examples = shape === null ? [{}] : [...known, findShape(shape).example]
  const example = fc.constantFrom(...examples)
  const changed = example.chain((value) =>
    fc.tuple(fc.nat(), fc.option(hostileValue, { nil: undefined })).map(([at, other]) => changeAt(value, at, other)),
  )
  return fc.oneof(
    { weight: 4, arbitrary: example.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: changed.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(example, hostileText, hostileValue)
        .map(([value, key, other]) => JSON.stringify({ ...Object(value), [key]: other })),
    },
    { weight: 1, arbitrary: example.chain((value) => spoiled(JSON.stringify(value))) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...hostileBodies)
        .map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    },
    { weight: 1, arbitrary: fc.constantFrom(null, '', 'null', '[]', '{}', `"${'x'.repeat(maxBytes)}"`) },
  )
}

/** A copy in which one member, found by counting, is another value or (`undefined`) gone. */
function changeAt(value: unknown, at: number, other: unknown): unknown {
  const copy: unknown = structuredClone(value)
  const places = listPlaces(copy)
  const place = places[at % Math.max(1, places.length)]
  if (place === undefined) return other ?? copy
  const [holder, key] = place
  if (other === undefined) Reflect.deleteProperty(holder, key)
  else Reflect.set(holder, key, other)
  return copy
}

function listPlaces(value: unknown): readonly (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as const, ...listPlaces(inner)])
}
