import { calloutFault } from '@/domain/writing/callouts'
import { linkFault } from '@/domain/writing/links'
import {
  computeGrade,
  MAX_GRADE,
  MAX_SENTENCE_WORDS,
  splitIntoSentences,
  splitIntoWords,
} from '@/domain/writing/sentences'
import { articleSourceFaults, recordSourceFaults, sourceFaults } from '@/domain/writing/sources'
import { editorsNote, otherSpellings, unexplainedWords } from '@/domain/writing/wording'
import { type NamedFact, writtenOut } from '@/domain/writing/written-facts'
import { brokenFactNames, collectFacts, factText, mapFacts, mayNameFacts } from '@/lib/rich-text/facts'
import { readRows, readString } from '@/lib/rich-text/nodes'

import { isRecord, type Way } from '../refused/field-way'
import { listParts, type Part } from './list-parts'

export type KnownFact = NamedFact & { readonly id: number }

/** What a rule of the content finds in a form. */
export type Finding = {
  readonly way: Way
  readonly message: string
  /** The words it is about, as they stand in the field. */
  readonly quote: string | null
}

/** A text of fewer words has no reading level: one long word would decide. */
const MIN_GRADED_WORDS = 100

/** Where facts are not filled in: there their values are written out. */
const PLAIN_IN_ARTICLES: ReadonlySet<string> = new Set(['title', 'summary'])

/**
 * The rules of `npm run check-content` on what a form holds, saved or not.
 *
 * @param kind the collection or the page that exists once
 * @param isPage whether it is such a page: each of them may name facts
 */
export function checkWriting(
  { kind, isPage }: { readonly kind: string; readonly isPage: boolean },
  record: unknown,
  facts: readonly KnownFact[],
): readonly Finding[] {
  const byName = new Map(facts.flatMap((fact) => [[String(fact.id), fact] as const, [fact.key, fact] as const]))
  const asShown = mapFacts(record, (name) => {
    const fact = byName.get(name)
    return fact === undefined ? null : factText(fact)
  })
  const shown = listParts(asShown)
  const isArticle = kind === 'guide-articles'
  return [
    ...checkSources(kind, record),
    ...(isArticle ? [...checkLevel(shown), ...checkUnexplained(shown)] : []),
    ...shown.flatMap((part) => checkPart(part, isArticle)),
    ...(isPage || mayNameFacts(kind) ? checkFactNames(record, byName, isArticle) : []),
  ]
}

function checkPart(part: Part, isArticle: boolean): readonly Finding[] {
  const { way, text } = part
  if (part.kind === 'callout') return toFindings(way, calloutFault(part), null)
  if (part.kind === 'link') return toFindings(way, linkFault(text), text || null)
  const sentences = isArticle && part.kind === 'prose' ? splitIntoSentences([text]) : []
  const note = editorsNote(text)
  return [
    ...sentences.flatMap((sentence) => {
      const { length } = splitIntoWords(sentence)
      const message = `${length} words in a sentence, at most ${MAX_SENTENCE_WORDS}: “${sentence}”`
      return length > MAX_SENTENCE_WORDS ? [{ way, message, quote: sentence }] : []
    }),
    ...otherSpellings(text).map(({ found, name }) => ({
      way,
      message: `“${found}” is “${name}” everywhere else`,
      quote: found,
    })),
    ...(note === null ? [] : [{ way, message: `A note of an editor: “${note}”`, quote: note }]),
  ]
}

function checkLevel(parts: readonly Part[]): readonly Finding[] {
  const prose = parts.filter(({ kind }) => kind === 'prose')
  const [first] = prose
  const lines = prose.map(({ text }) => text)
  if (first === undefined || lines.flatMap(splitIntoWords).length < MIN_GRADED_WORDS) return []
  const grade = computeGrade(lines)
  const way = first.way.slice(0, 1)
  const message = `Hard to read: grade ${grade.toFixed(1)}, at most ${MAX_GRADE}. Shorter words and sentences make it easier`
  return grade > MAX_GRADE ? [{ way, message, quote: null }] : []
}

/** A word is explained once in a text, wherever that is. */
function checkUnexplained(parts: readonly Part[]): readonly Finding[] {
  const texts = parts.filter(({ kind }) => kind === 'prose' || kind === 'words')
  return unexplainedWords(texts.map(({ text }) => text).join('\n')).flatMap(({ word, at }) => {
    let end = -1
    const part = texts.find(({ text }) => (end += text.length + 1) >= at)
    const message = `“${word}” is not explained where it first stands: in brackets, or after a colon`
    return part === undefined ? [] : [{ way: part.way, message, quote: word }]
  })
}

function checkFactNames(
  record: unknown,
  byName: ReadonlyMap<string, KnownFact>,
  isArticle: boolean,
): readonly Finding[] {
  const facts = [...new Set(byName.values())].map((fact) => ({ ...fact, pattern: writtenOut(fact) }))
  const named = mapFacts(record, (name) => `{{fact:${byName.get(name)?.key ?? name}}}`)
  return listParts(named)
    .filter(({ kind }) => kind === 'prose' || kind === 'words')
    .filter(({ way: [top] }) => !isArticle || !PLAIN_IN_ARTICLES.has(top?.path ?? ''))
    .flatMap(({ way, text }) => [
      ...facts.flatMap(({ pattern, key, label }) => {
        const quote = pattern.exec(text)?.[0]
        const message = `“${quote}” is the fact “${label}”: name it, {{fact:${key}}}, so that it changes with the fact`
        return quote === undefined ? [] : [{ way, message, quote }]
      }),
      ...[...brokenFactNames(text), ...unknownNames(text, byName)].map((quote) => ({
        way,
        message: `There is no fact ${quote}`,
        quote,
      })),
    ])
}

const unknownNames = (text: string, byName: ReadonlyMap<string, KnownFact>): readonly string[] =>
  [...collectFacts(text)].filter((name) => !byName.has(name)).map((name) => `{{fact:${name}}}`)

function checkSources(kind: string, record: unknown): readonly Finding[] {
  const { sources, source, provenance, phoneNumbers } = isRecord(record) ? record : {}
  switch (kind) {
    case 'guide-articles':
      return articleSourceFaults(readRows(sources).map(toSource)).flatMap(({ index, fault }) =>
        toFindings(wayTo(index === null ? 'sources' : `sources.${index}.title`), fault, null),
      )
    case 'facts':
      return sourceFaults(toSource(isRecord(source) ? source : {})).flatMap((fault) =>
        toFindings(wayTo('source.title'), fault, null),
      )
    case 'faq-groups':
    case 'authorities':
    case 'booking-platforms':
      return checkLines('provenance.source', isRecord(provenance) ? provenance['source'] : null)
    case 'emergency-numbers':
      return readRows(phoneNumbers).flatMap((row, index) => checkLines(`phoneNumbers.${index}.source`, row['source']))
    default:
      return []
  }
}

const checkLines = (path: string, value: unknown): readonly Finding[] => {
  const source = readString(value)
  const faults = source === '' ? ['no source at all'] : recordSourceFaults(source)
  return faults.flatMap((fault) => toFindings(wayTo(path), fault, null))
}

const toSource = (row: Readonly<Record<string, unknown>>) => {
  const url = readString(row['url'])
  return { title: readString(row['title']), ...(url !== '' && { url }) }
}

const wayTo = (path: string): Way => [{ block: null, path }]

/** The rules say what is wrong in the words of a list; here it is a sentence. */
const toFindings = (way: Way, fault: string | null, quote: string | null): readonly Finding[] =>
  fault === null ? [] : [{ way, message: `${fault.charAt(0).toUpperCase()}${fault.slice(1)}`, quote }]
