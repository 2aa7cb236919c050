import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { answerCalls, callsTo } from '../../../../tests/helpers/answered-calls'
import { ReportControl } from './report-control'

const SEND = '/api/reports'

const THANKS = 'Thank you. A person will look at what you told us today.'

/** What is under the page of a place, and what it has sent by then. */
function open() {
  const calls = answerCalls({
    [SEND]: () => Response.json({ success: true, receipt: '7K2M-9QXW-4T8B-HN3C' }, { status: 201 }),
  })
  const { unmount } = render(<ReportControl target="place" id={255} name="Masjid al-Haram" city="Makkah" />)
  return { sent: () => callsTo(calls, SEND).map(({ body }) => body), close: unmount }
}

describe('Is this right?', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('should take a problem and thank, also on the next visit', async () => {
    const { sent, close } = open()
    await userEvent.click(screen.getByText('Report a problem'))
    await userEvent.selectOptions(await screen.findByLabelText(/What is wrong/), 'Opening hours')
    await userEvent.type(screen.getByLabelText('How should it be?'), '24/7')
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))

    expect(await screen.findByText('7K2M-9QXW-4T8B-HN3C')).toBeInTheDocument()
    expect(sent()).toMatchObject([
      { target: 'place', targetId: 255, kind: 'problem', field: 'hours', newValue: '24/7' },
    ])
    close()
    open()
    expect(screen.getByText(THANKS)).toBeInTheDocument()
  })

  it('should not ask twice a day whether a place is still correct', async () => {
    const { sent, close } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Still correct' }))
    expect(await screen.findByText(THANKS)).toHaveFocus()
    close()
    open()

    expect(screen.getByText(THANKS)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Still correct' })).not.toBeInTheDocument()
    expect(sent()).toMatchObject([{ target: 'place', targetId: 255, kind: 'still-correct' }])
  })
})
