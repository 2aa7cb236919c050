import { render } from '@testing-library/react'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'

import { CheckedOn } from './checked-on'

const textOf = (date: string | null, due?: string | null) =>
  render(<CheckedOn date={date} due={due} />).container.textContent

describe('CheckedOn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['2026-11-28T00:00:00.000Z', '2026-05-03T00:00:00.000Z'])('should say that it is due: since %s', (due) => {
    expect(textOf('2026-05-03', due)).toBe('Checked on 3 May 2026. Due to be checked again.')
  })

  it.each(['2026-11-29T00:00:00.000Z', null, undefined, 'soon'])('should say the day alone: due on %s', (due) => {
    expect(textOf('2026-05-03', due)).toBe('Checked on 3 May 2026')
  })

  it('should not ask for another look at what nobody has looked at', () => {
    expect(textOf(null, '2026-05-03')).toBe('Not checked yet')
  })
})
