import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { ToastArea } from '@/shared/toasts/components/toast-area'

import { answerCalls, callsTo } from '../../../../tests/helpers/answered-calls'
import { PlaceForm } from './place-form'

const SEND = '/api/recommendations'

const RECEIPT = '7K2M-9QXW-4T8B-HN3C'

const accepted = () => Response.json({ success: true, receipt: RECEIPT }, { status: 201 })

/** The form, and what it has sent by then. */
function open(answer: () => Response = accepted) {
  const calls = answerCalls({ [SEND]: answer, '/api/recommendations/token': () => Response.json({ token: 'a token' }) })
  const { unmount } = render(
    <>
      <PlaceForm basemap={{ streets: [], tileUrl: null }} />
      <ToastArea />
    </>,
  )
  return { sent: () => callsTo(calls, SEND), close: unmount }
}

const form = () => screen.getByRole('form', { name: 'Add Place' })
const name = () => screen.getByLabelText(/^Name/)
const city = () => screen.getAllByLabelText('City')[0]
const submit = () => screen.getByRole('button', { name: 'Submit Place' })

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('Add Place', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('should have the fields of section 2, and none for lat and lng', () => {
    open()

    const fields = [...form().querySelectorAll('input, select, textarea')]
    expect(fields.map((field) => field.getAttribute('name')).filter((field) => field !== 'subject')).toEqual([
      'name',
      'category',
      'city',
      'description',
      'wheelchair',
      'womenArea',
      'prayerArea',
      'openHours',
      'price',
      'phone',
      'website',
    ])
    expect(name()).toBeRequired()
    expect(screen.getByText('With or without https://')).toBeInTheDocument()
    expect(within(form()).getAllByRole('checkbox')).toHaveLength(3)
    expect(optionsOf(screen.getByLabelText('Category'))).toEqual([
      'Restaurant',
      'Cafe',
      'Attraction',
      'Shopping',
      'Prayer room',
      'Other',
    ])
    expect(optionsOf(screen.getByLabelText('City'))).toEqual(['Makkah', 'Madinah', 'Jeddah'])
  })

  it('should send the payload of the specification, say so, and start again from the defaults', async () => {
    const { sent } = open()
    expect(screen.getByLabelText('Category')).toHaveValue('Restaurant')
    expect(city()).toHaveValue('Makkah')

    await userEvent.type(name(), 'مطعم Al Noor')
    await userEvent.click(screen.getByLabelText('Area for women'))
    await userEvent.type(screen.getByLabelText('Website'), 'example.com/menu')
    await userEvent.click(submit())

    expect(await screen.findByText('Place Recommendation Submitted')).toBeInTheDocument()
    expect(
      screen.getByText('Your recommendation has been submitted successfully and will be reviewed by our team.'),
    ).toBeInTheDocument()
    expect(screen.getByText(RECEIPT)).toBeInTheDocument()
    const { token, submittedAt, ...body } = sent()[0]?.body ?? {}
    expect(body).toEqual({
      kind: 'place',
      name: 'مطعم Al Noor',
      category: 'Restaurant',
      city: 'Makkah',
      description: '',
      womenArea: true,
      openHours: '',
      price: '',
      phone: '',
      website: 'example.com/menu',
      lat: null,
      lng: null,
    })
    expect(token).toBe('a token')
    expect(String(submittedAt)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)

    await userEvent.click(screen.getByRole('button', { name: 'Recommend another' }))
    expect(name()).toHaveValue('')
    expect(screen.getByLabelText('Area for women')).not.toBeChecked()
    expect(localStorage.getItem('place-draft')).toBeNull()
  })

  it('should mark what is missing, say why beside it, and send nothing', async () => {
    const { sent } = open()

    await userEvent.type(screen.getByLabelText('Website'), 'javascript:alert(1)')
    await userEvent.click(submit())

    await waitFor(() => expect(name()).toHaveFocus())
    expect(name()).toHaveAccessibleDescription('Enter a name.')
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/web address such as example.com/)
    expect(sent()).toEqual([])
  })

  it('should keep the draft when the page is left, and ignore a damaged one', async () => {
    const first = open()
    await userEvent.type(name(), 'Half a name')
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Jeddah')
    first.close()
    const second = open()
    expect(name()).toHaveValue('Half a name')
    expect(city()).toHaveValue('Jeddah')
    second.close()

    localStorage.setItem('place-draft', '{"version":1,"form":{"name":7,"city":"Atlantis"}}')
    open()
    expect(name()).toHaveValue('')
    expect(city()).toHaveValue('Makkah')
  })

  it('should send once for a double tap', async () => {
    const { sent } = open()
    await userEvent.type(name(), 'Twice')

    await userEvent.dblClick(submit())

    expect(await screen.findByText(RECEIPT)).toBeInTheDocument()
    expect(sent()).toHaveLength(1)
  })

  it.each([
    [503, { success: false, error: 'The guide cannot store anything at the moment.' }, /cannot store anything/],
    [429, { success: false, error: 'Too many.' }, /Try again in 40 seconds/],
    [400, { success: false, error: 'Please correct what is marked.', fields: { phone: 'Is no phone.' } }, /correct/],
  ])('should keep the form and raise the failure toast for %i', async (status, json, words) => {
    open(() => Response.json(json, { status, headers: { 'Retry-After': '40' } }))
    await userEvent.type(name(), 'Kept')
    await userEvent.click(submit())

    expect(await screen.findByText('Submission Failed')).toBeInTheDocument()
    expect(screen.getByText('Failed to submit your recommendation. Please try again.')).toBeInTheDocument()
    expect(within(form()).getByRole('alert')).toHaveTextContent(words)
    expect(name()).toHaveValue('Kept')
    if (status === 400) expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Is no phone\.$/)
  })
})
