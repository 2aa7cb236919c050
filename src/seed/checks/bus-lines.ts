import type { ArticleSeed } from '../content/types'
import type { Report } from './check'
import type { NamedText } from './wording'

/** The city bus lines of Madinah on the operator's route map of October 2026 (`travel.madinahBusMap`). */
const MADINAH_LINES: ReadonlySet<string> = new Set(
  '130 150 190 191 230 231 290 291 310 390 391 400 450 490 590'.split(' '),
)

/** "Bus 401", "lines 300, 401 and 402". The lines of Makkah have one or two digits, those of Madinah have three. */
const NAMED_LINES = /\b(?:bus|buses|lines?)\s+(\d{3}(?:(?:,| and|,? or| to)\s+\d{3})*)(?!\d)/gi

const THREE_DIGITS = /^\d{3}$/

/** A stop that ships as a place, with its lines. */
type Stop = { readonly key: string; readonly lines: readonly string[] }

/** Finds bus lines of Madinah that the operator's map does not have: who waits for one, waits in vain. */
export function checkBusLines(
  texts: readonly NamedText[],
  articles: readonly ArticleSeed[],
  stops: readonly Stop[] = [],
): Report {
  const inText = texts.flatMap(({ where, text }) =>
    [...text.matchAll(NAMED_LINES)].flatMap(([, lines = '']) =>
      (lines.match(/\d{3}/g) ?? []).map((line) => ({ where, line })),
    ),
  )
  const inTables = articles.flatMap(({ slug, body }) =>
    body.flatMap((block) => {
      if (block.type !== 'table') return []
      const column = block.columns.indexOf('Line')
      return block.rows
        .map((row) => row[column] ?? '')
        .filter((cell) => THREE_DIGITS.test(cell))
        .map((line) => ({ where: slug, line }))
    }),
  )
  const atStops = stops.flatMap(({ key, lines }) => lines.map((line) => ({ where: key, line })))
  const named = [...inText, ...inTables, ...atStops]
  const faults = named
    .filter(({ line }) => !MADINAH_LINES.has(line))
    .map(({ where, line }) => `${where}: Madinah has no bus line ${line}`)
  return { lines: [`${named.length} names of bus lines of Madinah, ${faults.length} unknown`], faults }
}
