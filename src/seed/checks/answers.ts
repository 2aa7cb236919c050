import type { ArticleBlock, ArticleSeed } from '../content/types'
import type { Report } from './check'
import { joinWords, listProse } from './plain-text'

/** About what a phone shows below a heading and numbers to call: tests/e2e/answers.e2e.ts looks. */
const MAX_FIRST_WORDS = 115

/**
 * Finds answers that no article shows, by themselves or in another answer, so that who reads on would miss them; those whose
 * first part is too long for one screen; and articles that have the words of an answer beside it, which two edits would part.
 */
export function checkAnswers(answers: readonly ArticleSeed[], articles: readonly ArticleSeed[]): Report {
  const shown = new Set(articles.flatMap(({ body }) => body.flatMap(listShown)))
  const isShown = (answer: ArticleSeed): boolean => shown.has(answer) || answer.body.flatMap(listShown).some(isShown)
  const firstWords = answers.map((answer) => ({
    slug: answer.slug,
    count: listProse({ ...answer, body: answer.body.slice(0, 1) })
      .join(' ')
      .split(/\s+/).length,
  }))
  const ownTexts = answers.flatMap(({ slug, body }) =>
    body.flatMap((block) => ('markdown' in block ? [{ slug, markdown: block.markdown }] : [])),
  )
  const writtenOut = articles.flatMap((article) => {
    const own = joinWords(withoutAnswers(article))
    return ownTexts
      .filter(({ markdown }) => own.includes(markdown))
      .map(({ slug }) => `${article.slug}: writes out ${slug}`)
  })
  return {
    lines: firstWords.map(({ slug, count }) => `${count} words first  ${slug}`),
    faults: [
      ...answers.filter((answer) => !isShown(answer)).map(({ slug }) => `${slug}: no article shows it`),
      ...firstWords
        .filter(({ count }) => count > MAX_FIRST_WORDS)
        .map(({ slug, count }) => `${slug}: ${count} words first, at most ${MAX_FIRST_WORDS}`),
      ...writtenOut,
    ],
  }
}

const listShown = (block: ArticleBlock): readonly ArticleSeed[] => {
  if (block.type === 'answer') return [block.answer, ...block.answer.body.flatMap(listShown)]
  return block.type === 'steps' ? block.steps.flatMap(({ body }) => body.flatMap(listShown)) : []
}

/** The words of an article itself: in the CMS the answers it shows are records of their own. */
export const withoutAnswers = (article: ArticleSeed): ArticleSeed => ({
  ...article,
  body: article.body.map(blockWithoutAnswers),
})

const blockWithoutAnswers = (block: ArticleBlock): ArticleBlock => {
  if (block.type === 'answer') return { type: 'prose', markdown: '' }
  if (block.type !== 'steps') return block
  const steps = block.steps.map((step) => ({ ...step, body: step.body.filter(({ type }) => type !== 'answer') }))
  return { ...block, steps }
}
