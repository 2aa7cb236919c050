import { describe, expect, it } from 'vitest'

import { findStoredItems } from './use-drafts'

const done = new Set([1, 2])

describe('findStoredItems', () => {
  it('should be what was sent with its changes and done', () => {
    const items = [
      { id: 1, version: 1, edits: { title: 'x' } },
      { id: 2, version: 1 },
      { id: 3, version: 1, edits: { title: 'x' } },
    ]
    expect(findStoredItems({ action: 'approve', items }, done)).toEqual(new Set([1]))
  })

  it.each(['claim', 'release', 'spam', 'undo'] as const)('should keep what was written through: %s', (action) => {
    expect(findStoredItems({ action, items: [{ id: 1, version: 1 }] }, done)).toEqual(new Set())
  })

  it('should keep nothing of what is erased', () => {
    expect(findStoredItems({ action: 'erase', items: [{ id: 1, version: 1 }] }, done)).toEqual(new Set([1]))
  })
})
