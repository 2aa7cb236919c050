import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { GateElevation } from './gate-elevation'

describe('the drawing of a gate', () => {
  it.each([
    ['79', { minarets: 2, doors: null, size: null }, { minaret: 2, door: 0 }, 'Two minarets.'],
    ['21', { minarets: 2, doors: 7, size: null }, { minaret: 2, door: 7 }, 'Seven doors and two minarets.'],
    [
      '100',
      { minarets: 2, doors: null, size: { height: 13.3, width: 7.7 } },
      { minaret: 2, door: 1 },
      'Two minarets. Its door is 13.3 m high and 7.7 m wide.',
    ],
  ])('should draw of gate %s what is known of its looks, and say it', (gateNumber, elevation, parts, text) => {
    render(<GateElevation elevation={elevation} gateNumber={gateNumber} />)

    const drawing = screen.getByRole('img', { name: text })
    for (const [part, count] of Object.entries(parts))
      expect(drawing.querySelectorAll(`[data-part="${part}"]`), part).toHaveLength(count)
    expect(screen.getByText(`${text} Schematic, not to scale.`)).toBeInTheDocument()
  })
})
