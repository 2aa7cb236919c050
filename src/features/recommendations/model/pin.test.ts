import { describe, expect, it } from 'vitest'

import { movedPin, pinText, roundedPin } from './pin'

const pin = { latitude: 21.4225, longitude: 39.8262 }

describe('movedPin', () => {
  it.each([
    ['ArrowUp', false, '21.42260, 39.82620'],
    ['ArrowDown', false, '21.42240, 39.82620'],
    ['ArrowLeft', false, '21.42250, 39.82610'],
    ['ArrowRight', false, '21.42250, 39.82630'],
    ['ArrowRight', true, '21.42250, 39.82720'],
  ])('should follow %s (Shift: %s)', (key, shiftKey, text) => {
    const moved = movedPin(pin, { key, shiftKey })

    expect(moved === null ? null : pinText(moved)).toBe(text)
  })

  it.each(['Enter', 'a', 'constructor', '+'])('should leave %s to the page', (key) => {
    expect(movedPin(pin, { key, shiftKey: false })).toBeNull()
  })
})

describe('roundedPin', () => {
  it('should keep five decimals', () => {
    expect(roundedPin({ latitude: 21.422512345, longitude: 39.826298765 })).toEqual({
      latitude: 21.42251,
      longitude: 39.8263,
    })
  })
})
