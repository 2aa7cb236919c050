import { describe, expect, it } from 'vitest'

import { nextSheetState, SHEET_SWIPE_THRESHOLD_PX, sheetSwipe, type SheetEvent, type SheetState } from './sheet-state'

describe('nextSheetState', () => {
  it.each<[SheetState, SheetEvent, SheetState]>([
    ['collapsed', 'swiped-up', 'peeking'],
    ['peeking', 'swiped-up', 'expanded'],
    ['expanded', 'swiped-up', 'expanded'],
    ['expanded', 'swiped-down', 'peeking'],
    ['peeking', 'swiped-down', 'collapsed'],
    ['collapsed', 'swiped-down', 'collapsed'],
    ['peeking', 'handle', 'expanded'],
    ['expanded', 'handle', 'peeking'],
    ['collapsed', 'handle', 'peeking'],
    ['expanded', 'backdrop', 'peeking'],
    ['peeking', 'backdrop', 'peeking'],
    ['collapsed', 'backdrop', 'collapsed'],
    ['expanded', 'escape', 'collapsed'],
    ['peeking', 'escape', 'collapsed'],
    ['collapsed', 'escape', 'collapsed'],
  ])('should go from %s on %s to %s', (state, event, expected) => {
    expect(nextSheetState(state, event)).toBe(expected)
  })
})

describe('sheetSwipe', () => {
  const from = { x: 200, y: 500 }

  it('should have the threshold of section 9', () => {
    expect(SHEET_SWIPE_THRESHOLD_PX).toBe(50)
  })

  it.each([
    ['a tap', { x: 200, y: 500 }, { kind: 'none' }],
    ['a trembling tap', { x: 203, y: 508 }, { kind: 'none' }],
    ['9 px down', { x: 200, y: 509 }, { kind: 'moving', offset: 9 }],
    ['49 px up', { x: 200, y: 451 }, { kind: 'moving', offset: -49 }],
    ['50 px up', { x: 200, y: 450 }, { kind: 'moving', offset: -50 }],
    ['51 px up', { x: 200, y: 449 }, { kind: 'up', offset: -51 }],
    ['49 px down', { x: 200, y: 549 }, { kind: 'moving', offset: 49 }],
    ['50 px down', { x: 200, y: 550 }, { kind: 'moving', offset: 50 }],
    ['51 px down', { x: 200, y: 551 }, { kind: 'down', offset: 51 }],
    ['60 px down and 61 aside', { x: 261, y: 560 }, { kind: 'none' }],
    ['60 px down and 59 aside', { x: 259, y: 560 }, { kind: 'down', offset: 60 }],
  ])('should take %s for what it is', (_, to, expected) => {
    expect(sheetSwipe(from, to)).toEqual(expected)
  })
})
