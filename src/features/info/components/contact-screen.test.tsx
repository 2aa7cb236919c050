import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Contact } from '@/payload-types'
import { contact as written } from '@/seed/content/contact'

import { ContactScreen } from './contact-screen'

type Answer = NonNullable<Contact['faqs']>[number]['answer']

const textOf = (text: string): Answer => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text, format: 0 }] }],
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
  },
})

/** The page as it ships; its answers as they are written. */
const contact: Contact = {
  id: 1,
  ...written,
  faqs: written.faqs.map(({ question, answer }) => ({ question, answer: textOf(answer) })),
}

describe('the contact page', () => {
  it('should have a block for e-mail, three questions and a disclaimer', () => {
    const { container } = render(<ContactScreen contact={contact} />)

    const address = screen.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')
    expect(address).toMatch(new RegExp(`^mailto:${written.supportEmail}\\?`))
    expect(screen.getByText('We reply within 24-48 hours on business days.')).toBeInTheDocument()
    const questions = [...container.querySelectorAll('details')]
    expect(questions.map((one) => one.querySelector('summary')?.textContent)).toEqual(
      written.faqs.map(({ question }) => question),
    )
    expect(questions).toHaveLength(3)
    expect(screen.getByRole('region', { name: 'Disclaimer' })).toHaveTextContent(written.disclaimer)
  })
})
