import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'

import { phrases } from '@/domain/phrases/phrases'

import { PhraseList } from './phrase-list'
import { ShownPhrase } from './shown-phrase'

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/phrases')
})

const show = (address = '/phrases') => {
  history.replaceState(null, '', address)
  render(<ShownPhrase phrases={phrases} />)
}

const writeCard = (card: object) => localStorage.setItem('card', JSON.stringify({ version: 1, card }))

/** What a browser does for the link of a sentence. */
const follow = async (english: string) => {
  act(() => {
    location.hash = phrases.find((phrase) => phrase.english === english)?.id ?? ''
  })
  return screen.findByRole('dialog', { name: english })
}

it('should show the sentence of the address in both languages, and nothing without one', async () => {
  show()
  expect(screen.queryByRole('dialog')).toBeNull()

  const shown = await follow('I need a doctor.')

  expect(location.hash).toBe('#doctor')
  expect(shown).toHaveTextContent('I need a doctor.')
  const arabic = Array.from(shown.querySelectorAll('[lang="ar"]'))
  expect(arabic.map(({ textContent }) => textContent)).toEqual(['أحتاج إلى طبيب.'])
  expect(arabic[0]).toHaveAttribute('dir', 'rtl')
})

it('should be closed by Back, and by its button as by Back', async () => {
  show()
  await follow('I need a doctor.')
  const { length } = history
  act(() => history.back())
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()

  await follow('Where are the toilets?')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(location.hash).toBe('')
  expect(history.length).toBe(length)
})

it('should leave the page open when it was entered by the address of a sentence', async () => {
  show('/phrases#lost')
  expect(screen.getByRole('dialog')).toHaveTextContent('I am lost.')

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(location.pathname + location.hash).toBe('/phrases')
})

it('should show what is meant from the card, and how it gets there where it is not', async () => {
  writeCard({ hotel: { name: 'Hotel Al Safwah', arabicName: 'فندق الصفوة', position: null } })
  show()

  const hotel = await follow('I want to go to this hotel, please.')
  expect(hotel).toHaveTextContent('I want to go to this hotel, please:')
  expect(hotel).toHaveTextContent('فندق الصفوة')
  expect(hotel).toHaveTextContent('Hotel Al Safwah')

  const call = await follow('Please call this number.')
  expect(call).toHaveTextContent('Please call this number.')
  expect(call).not.toHaveTextContent('Hotel Al Safwah')
  expect(screen.getByRole('link', { name: 'Write it on your card' })).toHaveAttribute('href', '/card')
})

it('should have the number of the card to dial', async () => {
  writeCard({ phone: '+966 50 123 4567' })
  show('/phrases#call')

  expect(screen.getByRole('link', { name: '+966 50 123 4567' })).toHaveAttribute('href', 'tel:+966501234567')
  expect(screen.getByRole('dialog')).toHaveTextContent('الرجاء الاتصال بهذا الرقم:')
})

it('should list every sentence in both languages, by its address, with its sources', () => {
  render(<PhraseList />)

  for (const { id, english, arabic, sources } of phrases) {
    const link = screen.getByText(english, { selector: 'a > span' }).parentElement
    expect(link).toHaveAttribute('href', `#${id}`)
    expect(link).toHaveTextContent(arabic)
    const listed = screen.getByText(english, { selector: 'dt' }).parentElement
    expect(Array.from(listed?.querySelectorAll('a') ?? [], ({ href }) => href)).toEqual(
      sources.map((one) => new URL(one).href),
    )
  }
})
