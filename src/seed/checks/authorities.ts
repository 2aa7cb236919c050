import type { ArticleBlock, ArticleSeed, CalloutBlock, StepBodyBlock } from '../content/types'
import type { Report } from './check'

/** Who rules: a school, its founder, a scholar or an office by name. */
const NAMED =
  /\b(?:Hanafis?|Abu Hanifah|Malikis?|Malik|Shafi'is?|Hanbalis?|Ahmad|Ja'fari|Shia|Ibn [A-Z][a-z]+|(?:Saudi|Egypt|Jordan|Indonesia|Malaysia|Nablus|Standing Committee|council of scholars)\w*)/g

/** Who is on the other side, where one side alone has a name. */
const OTHERS = /\b(?:most|many|others?|some|majority|all schools|(?:three|four) (?:other |Sunni )?schools)\b/i

const YEAR = /\b20\d\d\b/

/** Finds boxes on what the schools differ in that name none or one of them, and boxes on what changes without a year. */
export function checkAuthorities(articles: readonly ArticleSeed[]): Report {
  const callouts = articles.flatMap(({ slug, body }) =>
    body.flatMap(listCallouts).map((callout) => ({ slug, ...callout })),
  )
  const faults = callouts.flatMap(({ slug, tone, title, markdown }) => {
    const words = `${title}\n${markdown}`
    if (tone === 'schools-differ') {
      const names = new Set(words.match(NAMED))
      if (names.size === 0) return [`${slug}: nobody is named in "${title}"`]
      return names.size > 1 || OTHERS.test(words) ? [] : [`${slug}: one side alone in "${title}"`]
    }
    return tone === 'changes-often' && !YEAR.test(words) ? [`${slug}: no year in "${title}"`] : []
  })
  const differing = callouts.filter(({ tone }) => tone === 'schools-differ')
  const changing = callouts.filter(({ tone }) => tone === 'changes-often')
  return {
    lines: [`${differing.length} boxes on schools, ${changing.length} on what changes, ${faults.length} faults`],
    faults,
  }
}

const listCallouts = (block: ArticleBlock | StepBodyBlock): readonly CalloutBlock[] => {
  if (block.type === 'callout') return [block]
  return block.type === 'steps' ? block.steps.flatMap(({ body }) => body.flatMap(listCallouts)) : []
}
