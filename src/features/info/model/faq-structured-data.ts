import { plainText } from '@/lib/rich-text/plain-text'
import type { FaqGroup } from '@/payload-types'

/** The questions as search engines read them (schema.org FAQPage). The words are those of the page, without links. */
export const faqStructuredData = (groups: readonly Pick<FaqGroup, 'questions'>[]) => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
})
