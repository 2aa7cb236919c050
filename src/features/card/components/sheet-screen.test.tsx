import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { SheetScreen } from './sheet-screen'

afterEach(() => {
  localStorage.clear()
})

const numbers = [{ name: 'Ambulance', number: '997' }]
const words = [{ id: 'doctor', group: 'health', english: 'I need a doctor.', arabic: 'أحتاج إلى طبيب.' }] as const

const show = () => {
  const hotel = { name: 'Hotel Al Safwah', arabicName: 'فندق الصفوة', position: null }
  localStorage.setItem(
    'card',
    JSON.stringify({ version: 1, card: { holder: 'Aisha', phone: '+966 50 123 4567', hotel } }),
  )
  render(<SheetScreen numbers={numbers} words={words} streets={[]} />)
  return screen.findByRole('article', { name: 'The sheet' })
}

it('should have the card, the numbers and the words on it', async () => {
  const sheet = await show()

  for (const text of ['Aisha', '+966 50 123 4567', 'فندق الصفوة', 'Hotel Al Safwah', '997', 'أحتاج إلى طبيب.'])
    expect(sheet).toHaveTextContent(text)
  expect(await within(sheet).findByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(sheet).not.toHaveTextContent(/Medicines|Blood group|My group/)
})

it('should put what is written onto the sheet, keep it apart from the card, and forget it', async () => {
  const sheet = await show()
  await userEvent.type(screen.getByLabelText('Medicines'), 'Insulin')
  await userEvent.selectOptions(screen.getByLabelText('Blood group'), 'O+')

  expect(sheet).toHaveTextContent(/Medicines.*Insulin/)
  expect(sheet).toHaveTextContent(/Blood group\s*O\+/)
  expect(localStorage.getItem('card')).not.toContain('Insulin')
  expect(localStorage.getItem('sheet')).toContain('Insulin')

  await userEvent.click(screen.getByRole('button', { name: 'Clear what I wrote here' }))
  expect(sheet).not.toHaveTextContent(/Insulin|O\+/)
  expect(sheet).toHaveTextContent('Aisha')
})

it('should be printed as it is shown', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const sheet = await show()
  const page = sheet.className
  await userEvent.click(screen.getByRole('radio', { name: /^A strip/ }))

  expect(sheet.className).not.toBe(page)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
