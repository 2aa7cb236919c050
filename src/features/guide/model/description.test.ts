import { describe, expect, it } from 'vitest'

import { shortDescription } from './description'

describe('shortDescription', () => {
  it('should keep a short text on one line', () => {
    expect(shortDescription(' Umrah in\nplain words. ')).toBe('Umrah in plain words.')
  })

  it('should cut a long text between words', () => {
    const short = shortDescription('sunrise, '.repeat(40))

    expect(short.length).toBeLessThanOrEqual(160)
    expect(short.endsWith('sunrise…')).toBe(true)
  })
})
