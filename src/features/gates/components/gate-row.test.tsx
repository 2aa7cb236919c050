import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { gate } from '../model/gate-fixture'
import { GateRow } from './gate-row'

const kingFahd = gate({
  id: 79,
  name: 'King Fahd Gate',
  gateNumber: '79',
  arabicName: 'باب الملك فهد',
  notes: "South-west of the Ka'bah. Two minarets.",
  isMajor: 'yes',
  latitude: 21.421232,
  longitude: 39.8240461,
})

describe('the row of a gate', () => {
  it('should show number, badges, Arabic name, notes, details and directions', () => {
    render(<GateRow gate={kingFahd} onDetails={() => undefined} />)

    const row = screen.getByRole('listitem')
    for (const text of ['Gate 79', 'King Fahd Gate', 'Major Gate', "South-west of the Ka'bah"])
      expect(row).toHaveTextContent(text)
    expect(screen.getByText('باب الملك فهد')).toHaveAttribute('lang', 'ar')
    const directions = screen.getByRole('link', { name: 'Directions: Gate 79, King Fahd Gate' })
    expect(directions).toHaveAttribute('target', '_blank')
    expect(directions).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=21.421232,39.8240461',
    )
  })

  it('should open the details of the gate by their link', async () => {
    const onDetails = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(<GateRow gate={kingFahd} onDetails={onDetails} />)

    await userEvent.click(screen.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }))

    expect(onDetails).toHaveBeenCalledExactlyOnceWith(expect.anything(), kingFahd)
  })

  it('should say where directions lead when its position is not known', () => {
    render(<GateRow gate={gate({ name: 'A door' })} onDetails={() => undefined} />)

    expect(screen.getByText('Position not known: directions lead to the mosque.')).toBeInTheDocument()
  })
})
