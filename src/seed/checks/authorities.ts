import { calloutFault } from '@/domain/writing/callouts'

import type { ArticleBlock, ArticleSeed, CalloutBlock, StepBodyBlock } from '../content/types'
import type { Report } from './check'

/** Finds boxes on what the schools differ in that name none or one of them, and boxes on what changes without a year. */
export function checkAuthorities(articles: readonly ArticleSeed[]): Report {
  const callouts = articles.flatMap(({ slug, body }) =>
    body.flatMap(listCallouts).map((callout) => ({ slug, ...callout })),
  )
  const faults = callouts.flatMap(({ slug, tone, title, markdown }) => {
    const fault = calloutFault({ tone, title, text: markdown })
    return fault === null ? [] : [`${slug}: ${fault}`]
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
