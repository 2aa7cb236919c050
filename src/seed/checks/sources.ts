import { articleSourceFaults, isBook, isHomePage, recordSourceFaults } from '@/domain/writing/sources'

import type { ArticleSeed, SourceSeed } from '../content/types'
import type { Report } from './check'

/** Finds sources that a reader cannot follow: no page and no book, or only the front page of a site; or too many. */
export function checkArticleSources(articles: readonly ArticleSeed[]): Report {
  return {
    lines: articles.map(({ slug, sources }) => {
      const nowhere = sources.filter((source) => source.url === undefined && !isBook(source))
      const front = sources.filter(({ url }) => url !== undefined && isHomePage(url))
      return `${slug}: ${sources.length} sources, ${nowhere.length} without address or book, ${front.length} only a home page`
    }),
    faults: articles.flatMap(({ slug, sources }) =>
      articleSourceFaults(sources).map(({ fault }) => `${slug}: ${fault}`),
    ),
  }
}

/** Finds pages of the registers that nothing is founded on any more: a text was changed and its source stayed behind. */
export function checkSourceUse(
  registers: readonly Readonly<Record<string, SourceSeed>>[],
  named: readonly SourceSeed[],
): Report {
  const used = new Set(named)
  const pages = registers.flatMap((register) => Object.entries(register))
  const faults = pages.filter(([, source]) => !used.has(source)).map(([key]) => `${key}: nothing names this source`)
  return { lines: [`${pages.length} pages in the registers, ${faults.length} that nothing names`], faults }
}

/** A record of facts outside the articles: an emergency number, a body, a platform, a group of questions. */
export type FactRecord = { readonly name: string; readonly source: string; readonly checkedOn: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Finds records without a source that leads to a page or book, or without a checked-on day. */
export function checkRecordSources(records: readonly FactRecord[]): Report {
  const faults = records.flatMap(({ name, source, checkedOn }) => [
    ...(DAY.test(checkedOn) && !Number.isNaN(Date.parse(checkedOn)) ? [] : [`${name}: no checked-on day`]),
    ...recordSourceFaults(source).map((fault) => `${name}: ${fault}`),
  ])
  return { lines: [`${records.length} records, ${faults.length} faults`], faults }
}
