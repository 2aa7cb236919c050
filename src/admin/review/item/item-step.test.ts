import { describe, expect, it } from 'vitest'

import { EMPTY_DRAFT } from '../edit/draft'
import { chooseStep, isEditable, toAction } from './item-step'
import { submission } from '../../../../tests/helpers/review-items'

const someoneElses = { by: 'Huda', until: '2026-11-20T10:20:00.000Z', isMine: false }

describe('chooseStep', () => {
  it.each(['claim', 'release', 'spam', 'undo'] as const)('should send %s with the version that was seen', (action) => {
    expect(chooseStep(action, submission({ id: 7, version: 3 }), EMPTY_DRAFT)).toEqual({
      kind: 'send',
      request: { action, items: [{ id: 7, version: 3 }] },
    })
  })

  it('should save what was changed without deciding', () => {
    expect(chooseStep('save', submission(), { edits: { title: 'Albaik' }, apply: null })).toEqual({
      kind: 'send',
      request: { action: 'edit', items: [{ id: 1, version: 1, edits: { title: 'Albaik' } }] },
    })
  })

  it('should approve with the changes, and without any when there are none', () => {
    expect(chooseStep('approve', submission(), EMPTY_DRAFT)).toEqual({
      kind: 'send',
      request: { action: 'approve', items: [{ id: 1, version: 1 }] },
    })
    expect(chooseStep('approve', submission(), { edits: { title: 'Albaik' }, apply: null })).toMatchObject({
      request: { items: [{ edits: { title: 'Albaik' } }] },
    })
  })

  it('should refuse to approve what lacks something, and lead to the field', () => {
    const item = submission({ missing: { category: 'Choose a category first.' } })
    expect(
      chooseStep('approve', { ...item, place: item.place && { ...item.place, category: null } }, EMPTY_DRAFT),
    ).toEqual({
      kind: 'refuse',
      why: '“Al Baik” cannot be approved yet. Choose a category first.',
      fieldId: 'review-category',
    })
  })

  it.each(['reject', 'reopen'] as const)('should ask before it sends %s', (action) => {
    expect(chooseStep(action, submission({ id: 7 }), EMPTY_DRAFT)).toEqual({
      kind: 'ask',
      dialog: { kind: 'bulk', action, ids: [7] },
    })
  })

  it('should ask what to merge it into', () => {
    const item = submission()
    expect(chooseStep('merge', item, EMPTY_DRAFT)).toEqual({ kind: 'ask', dialog: { kind: 'merge', item } })
  })
})

describe('handing over', () => {
  it('should ask for a note, of a problem report that waits and of nothing else', () => {
    const report = submission({ kind: 'report', place: null })
    expect(chooseStep('hand-over', report, EMPTY_DRAFT)).toEqual({
      kind: 'ask',
      dialog: { kind: 'hand-over', item: report },
    })
    expect(toAction('hand-over', report)).toBe('hand-over')
    expect(toAction('hand-over', submission())).toBeNull()
    expect(toAction('hand-over', { ...report, status: 'with-editor' })).toBeNull()
    expect(toAction('reopen', { ...report, status: 'with-editor' })).toBe('reopen')
  })
})

describe('toAction', () => {
  it('should claim what is free, and release what is mine', () => {
    expect(toAction('claim', submission())).toBe('claim')
    expect(toAction('claim', submission({ claim: { ...someoneElses, isMine: true } }))).toBe('release')
  })

  it.each(['claim', 'approve', 'reject', 'spam', 'merge', 'reopen'] as const)(
    'should leave alone with %s what somebody else holds',
    (command) => {
      const item = submission({ claim: someoneElses })
      expect(toAction(command, item)).toBeNull()
      expect(isEditable(item)).toBe(false)
    },
  )

  it('should reopen only what is decided', () => {
    expect(toAction('reopen', submission())).toBeNull()
    expect(toAction('reopen', submission({ status: 'rejected' }))).toBe('reopen')
    expect(toAction('approve', submission({ status: 'rejected' }))).toBeNull()
  })

  it('should neither merge nor edit a confirmation', () => {
    const item = submission({ kind: 'confirmation' })
    expect(toAction('merge', item)).toBeNull()
    expect(isEditable(item)).toBe(false)
  })

  it.each(['next', 'previous', 'select', 'edit', 'undo', 'search', 'help'] as const)(
    'should do nothing to the item for %s, which is about something else',
    (command) => expect(toAction(command, submission())).toBeNull(),
  )
})
