import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { FaqGroup } from '@/payload-types'
import { faqGroups } from '@/seed/content/faq-groups'

import { FaqScreen } from './faq-screen'

/** The questions that ship; their answers do not matter here. */
const groups = faqGroups.map(({ key, title, order, questions }): FaqGroup => {
  const day = '2026-11-24T00:00:00.000Z'
  const answer: FaqGroup['questions'][number]['answer'] = {
    root: { type: 'root', children: [], direction: 'ltr', format: '', indent: 0, version: 1 },
  }
  return {
    id: order,
    slug: key,
    title,
    order,
    questions: questions.map(({ question }) => ({ question, answer })),
    updatedAt: day,
    createdAt: day,
  }
})

describe('the frequently asked questions', () => {
  it('should leave five groups of four questions closed until they are tapped', () => {
    const { container } = render(<FaqScreen groups={groups} />)
    const shown = [...container.querySelectorAll('details')]
    const open = shown.filter((one) => one.open)

    expect(open.map((group) => group.id)).toEqual(faqGroups.map(({ key }) => key))
    expect(open.map((group) => group.querySelectorAll('details').length)).toEqual([4, 4, 4, 4, 4])
    expect(shown).toHaveLength(25)
  })
})
