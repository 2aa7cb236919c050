import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { GateBadges } from './gate-sign'

describe('the badges of a gate', () => {
  it('should mark a gate for women only, and a major one', () => {
    render(<GateBadges gate={{ isMajor: 'yes', womenOnly: 'yes' }} />)

    expect(screen.getByText('Major Gate')).toBeInTheDocument()
    expect(screen.getByText('Women Only')).toBeInTheDocument()
  })

  it('should mark nothing that is not confirmed', () => {
    const { container } = render(<GateBadges gate={{ isMajor: 'no', womenOnly: 'unknown' }} />)

    expect(container).toBeEmptyDOMElement()
  })
})
