import { describe, expect, it } from 'vitest'

import { EMPTY_DRAFT } from '../edit/draft'
import { actionOf, isEditable, stepOf } from './item-step'
import { submission } from '../../../../tests/helpers/review-items'

const someoneElses = { by: 'Huda', until: '2026-11-20T10:20:00.000Z', isMine: false }

describe('stepOf', () => {
  it.each(['claim', 'release', 'spam', 'undo'] as const)('should send %s with the version that was seen', (action) => {
    expect(stepOf(action, submission({ id: 7, version: 3 }), EMPTY_DRAFT)).toEqual({
      kind: 'send',
      request: { action, items: [{ id: 7, version: 3 }] },
    })
  })

  it('should save what was changed without deciding', () => {
    expect(stepOf('save', submission(), { edits: { title: 'Albaik' }, apply: null })).toEqual({
      kind: 'send',
      request: { action: 'edit', items: [{ id: 1, version: 1, edits: { title: 'Albaik' } }] },
    })
  })

  it('should approve with the changes, and without any when there are none', () => {
    expect(stepOf('approve', submission(), EMPTY_DRAFT)).toEqual({
      kind: 'send',
      request: { action: 'approve', items: [{ id: 1, version: 1 }] },
    })
    expect(stepOf('approve', submission(), { edits: { title: 'Albaik' }, apply: null })).toMatchObject({
      request: { items: [{ edits: { title: 'Albaik' } }] },
    })
  })

  it('should refuse to approve what lacks something, and lead to the field', () => {
    const item = submission({ missing: { category: 'Choose a category first.' } })
    expect(stepOf('approve', { ...item, place: item.place && { ...item.place, category: null } }, EMPTY_DRAFT)).toEqual(
      {
        kind: 'refuse',
        why: '“Al Baik” cannot be approved yet. Choose a category first.',
        fieldId: 'review-category',
      },
    )
  })

  it.each(['reject', 'reopen'] as const)('should ask before it sends %s', (action) => {
    expect(stepOf(action, submission({ id: 7 }), EMPTY_DRAFT)).toEqual({
      kind: 'ask',
      dialog: { kind: 'bulk', action, ids: [7] },
    })
  })

  it('should ask what to merge it into', () => {
    const item = submission()
    expect(stepOf('merge', item, EMPTY_DRAFT)).toEqual({ kind: 'ask', dialog: { kind: 'merge', item } })
  })
})

describe('handing over', () => {
  it('should ask for a note, of a problem report that waits and of nothing else', () => {
    const report = submission({ kind: 'report', place: null })
    expect(stepOf('hand-over', report, EMPTY_DRAFT)).toEqual({
      kind: 'ask',
      dialog: { kind: 'hand-over', item: report },
    })
    expect(actionOf('hand-over', report)).toBe('hand-over')
    expect(actionOf('hand-over', submission())).toBeNull()
    expect(actionOf('hand-over', { ...report, status: 'with-editor' })).toBeNull()
    expect(actionOf('reopen', { ...report, status: 'with-editor' })).toBe('reopen')
  })
})

describe('actionOf', () => {
  it('should claim what is free, and release what is mine', () => {
    expect(actionOf('claim', submission())).toBe('claim')
    expect(actionOf('claim', submission({ claim: { ...someoneElses, isMine: true } }))).toBe('release')
  })

  it.each(['claim', 'approve', 'reject', 'spam', 'merge', 'reopen'] as const)(
    'should leave alone with %s what somebody else holds',
    (command) => {
      const item = submission({ claim: someoneElses })
      expect(actionOf(command, item)).toBeNull()
      expect(isEditable(item)).toBe(false)
    },
  )

  it('should reopen only what is decided', () => {
    expect(actionOf('reopen', submission())).toBeNull()
    expect(actionOf('reopen', submission({ status: 'rejected' }))).toBe('reopen')
    expect(actionOf('approve', submission({ status: 'rejected' }))).toBeNull()
  })

  it('should neither merge nor edit a confirmation', () => {
    const item = submission({ kind: 'confirmation' })
    expect(actionOf('merge', item)).toBeNull()
    expect(isEditable(item)).toBe(false)
  })

  it.each(['next', 'previous', 'select', 'edit', 'undo', 'search', 'help'] as const)(
    'should do nothing to the item for %s, which is about something else',
    (command) => expect(actionOf(command, submission())).toBeNull(),
  )
})
