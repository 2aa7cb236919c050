import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { AccessList } from './access-list'

const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the access of a gate', () => {
  it('should present what nobody has confirmed as not confirmed', () => {
    render(<AccessList gate={{ isEntrance: 'unknown', isExit: 'no', isWheelchairAccessible: 'yes' }} />)

    expect(facts()).toEqual(['Entrancenot confirmed', 'No Exit', 'Wheelchair Accessible'])
    expect(screen.getByText(/no source says so, neither yes nor no/)).toBeInTheDocument()
  })

  it('should explain nothing where all is confirmed', () => {
    render(<AccessList gate={{ isEntrance: 'yes', isExit: 'yes', isWheelchairAccessible: 'no' }} />)

    expect(facts()).toEqual(['Entrance Available', 'Exit Available', 'Standard Access'])
    expect(screen.queryByText(/not confirmed/i)).not.toBeInTheDocument()
  })
})
