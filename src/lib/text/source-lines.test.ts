import { describe, expect, it } from 'vitest'

import { sourceLines } from './source-lines'

describe('sourceLines', () => {
  it('should cut lines into words and addresses', () => {
    expect(
      sourceLines('Authority, Mar 2025: https://www.sabaq24.com/?p=1 ; https://daily8.com/x\nA map of 2026'),
    ).toEqual([
      [
        { text: 'Authority, Mar 2025: ', href: null },
        { text: 'sabaq24.com', href: 'https://www.sabaq24.com/?p=1' },
        { text: ' ; ', href: null },
        { text: 'daily8.com', href: 'https://daily8.com/x' },
      ],
      [{ text: 'A map of 2026', href: null }],
    ])
  })

  it('should leave an address that is not public as text', () => {
    for (const text of ['https://localhost/x', 'http://10.0.0.1/x', 'javascript:alert(1)'])
      expect(sourceLines(text)).toEqual([[{ text, href: null }]])
  })

  it.each([null, '', '\n \n'])('should give nothing for %j', (source) => {
    expect(sourceLines(source)).toEqual([])
  })
})
