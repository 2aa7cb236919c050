import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { StillCorrectNumbers } from './StillCorrectNumbers'

const form = vi.hoisted(() => ({ dispatched: [] as unknown[], mayEdit: true }))

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button onClick={onClick}>{children}</button>
  ),
  useConfig: () => ({ config: { routes: { api: '/cms/api' } } }),
  useDocumentInfo: () => ({ hasSavePermission: form.mayEdit }),
  useForm: () => ({
    dispatchFields: (action: unknown) => form.dispatched.push(action),
    getFields: () => ({
      phoneNumbers: { rows: [{ id: 'a' }, { id: 'b' }] },
      'phoneNumbers.0.id': { value: 'a' },
      'phoneNumbers.1.id': { value: 'b' },
    }),
  }),
}))

const fetched = vi.fn<typeof fetch>()
const sent = (): unknown => JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)
const dates = { checkedOn: '2026-11-28T00:00:00.000Z', reviewDueOn: '2026-12-20T00:00:00.000Z' }

beforeEach(() => {
  form.dispatched = []
  form.mayEdit = true
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const answer = (results: readonly object[]) => fetched.mockResolvedValue(Response.json({ results }))
const UPDATE = (path: string, value: string) => ({ type: 'UPDATE', path, value })

describe('still correct on the page of emergency numbers', () => {
  it('should mark the number of its row and show its days in the form', async () => {
    answer([{ isDone: true, id: 'b', title: 'Police', ...dates }])
    render(<StillCorrectNumbers path="phoneNumbers.1.stillCorrect" />)

    await userEvent.click(screen.getByRole('button', { name: 'Still correct' }))

    expect(sent()).toEqual({ global: 'emergency-numbers', rows: ['b'] })
    expect(form.dispatched).toEqual([
      UPDATE('phoneNumbers.1.checkedOn', dates.checkedOn),
      UPDATE('phoneNumbers.1.reviewDueOn', dates.reviewDueOn),
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Checked today: 1 number. Due again on 20 December 2026.')
  })

  it('should mark all, and say which were left and why', async () => {
    answer([
      { isDone: false, id: 'a', title: 'Ambulance', reason: 'has no source. Write where it comes from first.' },
      { isDone: true, id: 'b', title: 'Police', ...dates },
    ])
    render(<StillCorrectNumbers path="stillCorrect" />)

    await userEvent.click(screen.getByRole('button', { name: 'All still correct' }))

    expect(sent()).toEqual({ global: 'emergency-numbers', rows: ['a', 'b'] })
    expect(form.dispatched).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent(/Checked today: 1 number\..*“Ambulance” has no source\./)
  })

  it('should say that nothing was changed when the server is not reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    render(<StillCorrectNumbers path="stillCorrect" />)

    await userEvent.click(screen.getByRole('button', { name: 'All still correct' }))

    expect(screen.getByRole('status')).toHaveTextContent(/^Nothing was changed: the server could not be reached/)
    expect(form.dispatched).toEqual([])
  })

  it('should not be there for who may not edit', () => {
    form.mayEdit = false
    expect(render(<StillCorrectNumbers path="stillCorrect" />).container).toBeEmptyDOMElement()
  })
})
