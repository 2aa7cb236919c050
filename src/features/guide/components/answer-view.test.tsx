import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Article, ArticleSummary } from '@/contracts/content'

import { AnswerView } from './answer-view'

const summary: ArticleSummary = {
  id: 1,
  section: 'answers',
  slug: 'lost-child',
  title: 'A child is lost',
  summary: 'What to do at once.',
  checkedOn: '2026-11-27',
  updatedAt: '2026-11-27T10:00:00.000Z',
}
const article: Article = {
  ...summary,
  reviewDueOn: null,
  sources: [{ title: 'Zawya: the 911 centre', url: 'https://example.org/911' }],
  body: {
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Call 911.', format: 0 }] },
      ],
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
    },
  },
}

describe('an answer', () => {
  it('should begin with its heading, the numbers it names and its text, and end with where it comes from', () => {
    const { container } = render(
      <AnswerView
        article={article}
        calls={[{ service: 'Emergency centre', number: '911', href: 'tel:911' }]}
        shownIn={[{ ...summary, id: 2, section: 'more', slug: 'help', title: 'If something goes wrong' }]}
        address="https://example.org/guide/answers/lost-child"
      />,
    )

    expect(screen.getByRole('link', { name: 'Emergency centre 911' })).toHaveAttribute('href', 'tel:911')
    expect(screen.getByRole('link', { name: 'If something goes wrong' })).toHaveAttribute('href', '/guide/more/help')
    expect(container.textContent).toMatch(
      /^A child is lostEmergency centre 911Call 911\.Read on.*Checked on 27 November 2026.*Zawya/,
    )
    expect(container.textContent).not.toContain(article.summary)
  })
})
