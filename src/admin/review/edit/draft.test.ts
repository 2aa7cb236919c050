import { describe, expect, it } from 'vitest'

import { editedPlace, EMPTY_DRAFT, getPin, stillMissing, unsavedChanges, withoutPosition, withPin } from './draft'
import { submission } from '../../../../tests/helpers/review-items'

const unpinned = submission({ missing: { position: 'Set the pin.' }, place: withoutPin() })

function withoutPin() {
  const { place } = submission()
  return place === null ? null : { ...place, latitude: null, longitude: null }
}

describe('pins', () => {
  it('should round to a metre and take back "no position"', () => {
    expect(withPin({ hasNoPosition: true }, { latitude: 21.4213456789, longitude: 39.8261234567 })).toEqual({
      latitude: 21.42135,
      longitude: 39.82612,
      hasNoPosition: false,
    })
  })

  it('should go away with "no position"', () => {
    const edits = withoutPosition({ latitude: 21, longitude: 39 }, true)

    expect(edits).toEqual({ latitude: null, longitude: null, hasNoPosition: true })
    expect(getPin(submission(), { edits, apply: null })).toBeNull()
  })

  it('should be where the sender set it until it is moved', () => {
    expect(getPin(submission(), EMPTY_DRAFT)).toEqual({ latitude: 21.42, longitude: 39.82 })
  })
})

describe('stillMissing', () => {
  it.each([
    ['nothing', submission(), EMPTY_DRAFT, null],
    ['a pin', unpinned, EMPTY_DRAFT, /Set the pin/],
    ['half a pin', unpinned, { edits: { latitude: 21.4 }, apply: null }, /Set the pin/],
    [
      'nothing, with a pin set',
      unpinned,
      { edits: withPin({}, { latitude: 21.4, longitude: 39.8 }), apply: null },
      null,
    ],
    ['nothing, with no position said', unpinned, { edits: { hasNoPosition: true }, apply: null }, null],
    ['a category', submission({ missing: { category: 'x' } }), EMPTY_DRAFT, /category/],
    [
      'nothing, with a category',
      submission({ missing: { category: 'x' } }),
      { edits: { category: 'cafe' }, apply: null },
      null,
    ],
    ['a decision on a report', submission({ kind: 'report', place: null }), EMPTY_DRAFT, /problem/],
    ['nothing on a solved report', submission({ kind: 'report', place: null }), { edits: {}, apply: 'solved' }, null],
    ['what else the server names', submission({ missing: { title: 'Enter a name.' } }), EMPTY_DRAFT, /Enter a name/],
  ] as const)('should find %s', (_what, item, draft, missing) => {
    const problem = stillMissing(item, draft)
    if (missing === null) expect(problem).toBeNull()
    else expect(problem).toMatch(missing)
  })
})

describe('editedPlace', () => {
  it('should lay changes over what was sent', () => {
    const place = editedPlace(submission(), { edits: { phone: '+966 1', title: 'Albaik' }, apply: null })
    expect(place).toMatchObject({ phone: '+966 1', title: 'Albaik', city: 'Makkah', senderCategory: 'Restaurant' })
  })
})

describe('unsavedChanges', () => {
  const of = (edits: object, item = submission()) => unsavedChanges(item, { edits, apply: null })

  it('should show what is stored now beside what was written', () => {
    const edits = { title: 'My name', description: 'Mine', category: 'cafe', wheelchair: true, phone: '' }
    const stored = submission({ title: 'A colleague’s name', version: 2, status: 'approved' })

    expect(of(edits, stored)).toEqual([
      { label: 'Name', stored: 'A colleague’s name', mine: 'My name' },
      { label: 'Description', stored: 'empty', mine: 'Mine' },
      { label: 'Category', stored: 'Restaurant', mine: 'Cafe' },
      { label: 'Wheelchair access', stored: 'not ticked', mine: 'yes' },
    ])
  })

  it('should show a position as one, and the steps of a path', () => {
    expect(of({ latitude: null, longitude: null, hasNoPosition: true })).toEqual([
      { label: 'Position', stored: '21.42, 39.82', mine: 'no position, on purpose' },
    ])
    const step = { title: 'Gate 79', description: null, category: 'Gate', notes: null } as const
    const path = submission({ kind: 'path', place: null, steps: [{ ...step, gate: null, place: null }] })
    expect(of({ steps: [{ ...step, notes: 'Left' }] }, path)).toEqual([
      { label: 'Steps', stored: '1. Gate 79', mine: '1. Gate 79 – Left' },
    ])
  })

  it('should be none once the same is stored', () => {
    expect(of({ title: 'Al Baik', city: 'Makkah', latitude: 21.42 })).toEqual([])
  })
})
