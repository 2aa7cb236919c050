import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { showQuote } from './show-quote'

const selected = (quote: string) => {
  render(
    <div role="textbox" contentEditable suppressContentEditableWarning>
      <p>Go to the gate.</p>
      <ul>
        <li>Before it</li>
        <li>
          Call <span>997</span> at the gate of the mosque, and wait there.
        </li>
      </ul>
    </div>,
  )
  getSelection()?.removeAllRanges()
  showQuote(screen.getByRole('textbox'), quote)
  return String(getSelection()).replace(/\s+/g, ' ').trim()
}

describe('words that are shown in a rich text', () => {
  it('should be selected with their line alone', () => {
    expect(selected('at the gate of')).toBe('Call 997 at the gate of the mosque, and wait there.')
  })

  it('should be known by their end where a fact stands in between', () => {
    expect(selected('Call the number of the ambulance at the gate of the mosque, and wait there.')).toContain(
      'Call 997',
    )
  })

  it('should leave the cursor where it is when they are not there', () => {
    expect(selected('Somewhere else')).toBe('')
  })
})
