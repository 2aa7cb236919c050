import type { AnswerBlock, ArticleBlock, ArticleSeed } from '../types'

/** The block by which an article, or another answer, shows an answer. */
export const showAnswer = (answer: ArticleSeed): AnswerBlock => ({ type: 'answer', answer })

/** An article as readers see it: with the text of each answer in place of its block. */
export const withAnswers = (article: ArticleSeed): ArticleSeed => ({
  ...article,
  body: article.body.flatMap(showBlock),
})

function showBlock(block: ArticleBlock): readonly ArticleBlock[] {
  if (block.type === 'answer') return withAnswers(block.answer).body
  if (block.type !== 'steps') return [block]
  // What an answer in a step has is what a step may have: the CMS lets nothing else in there.
  return [
    {
      ...block,
      steps: block.steps.map((step) => ({ ...step, body: step.body.flatMap(showBlock) as typeof step.body })),
    },
  ]
}
