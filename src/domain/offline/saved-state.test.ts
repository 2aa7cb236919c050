import { describe, expect, it } from 'vitest'

import { readSavedState } from './saved-state'

const state = { completeAt: '2026-11-25T11:05:00.000Z', pages: { '/faq': 'b:v' }, files: {} }

describe('readSavedState', () => {
  it('should read what was written', () => {
    expect(readSavedState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(readSavedState({ ...state, completeAt: null })).toEqual({ ...state, completeAt: null })
  })

  it.each([null, undefined, 'text', [], {}, { ...state, pages: { '/faq': 1 } }, { ...state, files: null }])(
    'should take %j for nothing saved',
    (value) => {
      expect(readSavedState(value)).toBeNull()
    },
  )
})
