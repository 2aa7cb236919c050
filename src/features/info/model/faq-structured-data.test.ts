import { expect, it } from 'vitest'

import { faqStructuredData } from './faq-structured-data'

const answer = (...paragraphs: readonly string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: paragraphs.map((text) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', text }] })),
  },
})

it('should list the questions of all groups with the words of their answers', () => {
  const data = faqStructuredData([
    { questions: [{ question: 'How long?', answer: answer('Hours.', 'Not days.') }] },
    { questions: [{ question: 'Is it free?', answer: answer('Yes.') }] },
  ])

  expect(data).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Hours.\nNot days.' } },
      { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
    ],
  })
})
