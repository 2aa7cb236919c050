import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { ToastArea } from '@/shared/toasts/components/toast-area'

import { answerCalls, callsTo } from '../../../../tests/helpers/answered-calls'
import { PathForm } from './path-form'

const SEND = '/api/recommendations'

const accepted = () => Response.json({ success: true, receipt: '7K2M-9QXW-4T8B-HN3C' }, { status: 201 })

const gates = [
  {
    id: 1079,
    locationId: 255,
    name: 'King Fahd Gate',
    gate_number: '79',
    arabic_name: 'باب الملك فهد',
    notes: null,
    description: null,
    latitude: 21.421232,
    longitude: 39.824046,
    directions_url: null,
    is_major: 1,
    women_only: 0,
    is_entrance: 1,
    is_exit: 1,
    is_wheelchair_accessible: 0,
  },
]

/** The form, and what it has sent by then. */
function open(answer: () => Response = accepted) {
  const calls = answerCalls({
    [SEND]: answer,
    '/api/mosque-gates': () => Response.json(gates),
    '/api/locations': () => Response.json([]),
  })
  const { unmount } = render(
    <>
      <PathForm />
      <ToastArea />
    </>,
  )
  return { sent: () => callsTo(calls, SEND), close: unmount }
}

const title = () => screen.getByLabelText(/^Title/)
const button = (name: string) => screen.getByRole('button', { name })

async function addStep(text: string): Promise<void> {
  if (text !== '') await userEvent.type(screen.getByLabelText(/^Step title/), text)
  await userEvent.click(button('Add Step'))
}

describe('Build Path', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('should have the fields of section 2 for the path and for a step', () => {
    open()

    expect(title()).toBeRequired()
    expect(screen.getByLabelText('City')).toHaveValue('Makkah')
    for (const label of [/^Step title/, 'Step description', 'Notes'])
      expect(screen.getByLabelText(label)).toBeInTheDocument()
    const options = within(screen.getByLabelText('Step category')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Location',
      'Gate',
      'Restaurant',
      'Prayer',
      'Transportation',
      'Rest',
      'Activity',
      'Other',
    ])
    for (const name of ['Add Step', 'Clear All Steps', 'Submit Path']) expect(button(name)).toBeInTheDocument()
  })

  it('should refuse a path without steps and a step without a title, in the words of the specification', async () => {
    const { sent } = open()
    expect(button('Submit Path')).toBeDisabled()
    expect(button('Clear All Steps')).toBeDisabled()

    await userEvent.type(title(), 'From the gate{Enter}')
    expect(await screen.findByText('Path Steps Required')).toBeInTheDocument()
    expect(screen.getByText('Please click the map to add at least one step to your path.')).toBeInTheDocument()

    await addStep('   ')
    expect(await screen.findByText('Step Title Required')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Step title/)).toHaveAccessibleDescription('Please enter a title for this step.')
    expect(button('Submit Path')).toBeDisabled()
    expect(sent()).toEqual([])
  })

  it('should add, number, remove and clear steps, and send them from 1', async () => {
    const first = open()
    await userEvent.type(title(), 'From the gate')
    for (const step of ['First', 'Second', 'Third']) await addStep(step)
    expect(screen.getByLabelText(/^Step title/)).toHaveValue('')
    expect(screen.getByLabelText('Step category')).toHaveValue('Location')

    await userEvent.click(button('Remove step 1: First'))
    expect(button('Remove step 1: Second')).toBeInTheDocument()
    first.close()
    const { sent } = open()
    expect(button('Remove step 2: Third')).toBeInTheDocument()
    await userEvent.click(button('Submit Path'))

    expect(await screen.findByText('Path Recommendation Submitted')).toBeInTheDocument()
    expect(
      screen.getByText('Your path recommendation has been submitted successfully and will be reviewed by our team.'),
    ).toBeInTheDocument()
    const step = { description: '', category: 'Location', notes: '' }
    expect(sent()[0]?.body).toMatchObject({
      kind: 'path',
      title: 'From the gate',
      city: 'Makkah',
      steps: [
        { stepNumber: 1, title: 'Second', ...step },
        { stepNumber: 2, title: 'Third', ...step },
      ],
    })

    await userEvent.click(button('Recommend another'))
    await addStep('Alone')
    await userEvent.click(button('Clear All Steps'))
    expect(button('Submit Path')).toBeDisabled()
  })

  it('should link a step to a gate found by its number', async () => {
    const { sent } = open()
    await userEvent.type(title(), 'To the gate')
    await userEvent.type(screen.getByLabelText(/^Gate or place/), '79')
    const found = await screen.findByRole('list', { name: 'Gates and places found' })
    await userEvent.click(within(found).getByRole('button', { name: /King Fahd Gate/ }))
    expect(screen.getByLabelText(/^Step title/)).toHaveValue('King Fahd Gate')
    await userEvent.click(button('Add Step'))
    await userEvent.click(button('Submit Path'))

    expect(await screen.findByText('Path Recommendation Submitted')).toBeInTheDocument()
    expect(sent()[0]?.body).toMatchObject({ steps: [{ stepNumber: 1, gateId: 1079 }] })
  })

  it('should keep the path and raise the failure toast of a path', async () => {
    open(() => Response.json({ success: false, error: 'Not now.' }, { status: 503 }))
    await userEvent.type(title(), 'Kept path')
    await addStep('Kept step')
    await userEvent.click(button('Submit Path'))

    expect(await screen.findByText('Submission Failed')).toBeInTheDocument()
    expect(screen.getByText('Failed to submit your path recommendation. Please try again.')).toBeInTheDocument()
    expect(title()).toHaveValue('Kept path')
    expect(button('Remove step 1: Kept step')).toBeInTheDocument()
  })
})
