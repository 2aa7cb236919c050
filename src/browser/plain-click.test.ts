import { describe, expect, it } from 'vitest'

import { isPlainClick } from './plain-click'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

describe('isPlainClick', () => {
  it('should be a click with the first button and nothing else', () => {
    expect(isPlainClick(plain)).toBe(true)
  })

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'should leave %j to the browser',
    (other) => {
      expect(isPlainClick({ ...plain, ...other })).toBe(false)
    },
  )
})
