import { describe, expect, it, vi } from 'vitest'

import {
  isTourDue,
  saveTourProgress,
  readTourProgress,
  recordTour,
  resetTour,
  subscribeToTourReset,
} from './stored-tour'
import { makeStorage, refuseStorage } from '../../tests/helpers/memory-storage'

describe('isTourDue', () => {
  it.each([
    [{}, true],
    [{ 'tour-completed': 'true' }, false],
    [{ 'tour-skipped': 'true' }, false],
    [{ 'tour-completed': 'true', 'tour-skipped': 'true' }, false],
    [{ 'tour-completed': 'false', 'tour-skipped': 'false' }, true],
    [{ 'tour-completed': '' }, true],
  ])('should decide from what is stored: %j', (entries, expected) => {
    expect(isTourDue(() => makeStorage(entries))).toBe(expected)
  })

  it('should not bother those whose browser cannot remember', () => {
    expect(isTourDue(refuseStorage)).toBe(false)
  })
})

describe('recordTour', () => {
  it.each([
    [{}, 'completed', { 'tour-completed': 'true' }],
    [{ 'tour-skipped': 'true' }, 'completed', { 'tour-completed': 'true' }],
    [{}, 'skipped', { 'tour-skipped': 'true' }],
    [{ 'tour-completed': 'true' }, 'skipped', { 'tour-completed': 'true', 'tour-skipped': 'true' }],
  ] as const)('should turn %j, when %s, into %j', (before, end, expected) => {
    const storage = makeStorage(before)

    recordTour(() => storage, end)

    expect(Object.fromEntries(storage.texts)).toEqual(expected)
  })

  it('should not mind blocked storage', () => {
    expect(() => recordTour(refuseStorage, 'completed')).not.toThrow()
  })
})

describe('resetTour', () => {
  it('should clear both records, no other, and restart the tour', () => {
    const storage = makeStorage({ 'tour-completed': 'true', 'tour-skipped': 'true', darkMode: 'true' })
    const page = new EventTarget()
    const onReset = vi.fn()
    const stop = subscribeToTourReset(page, onReset)

    resetTour(() => storage, page)
    stop()
    resetTour(() => storage, page)

    expect([...storage.texts.keys()]).toEqual(['darkMode'])
    expect(onReset).toHaveBeenCalledOnce()
  })
})

describe('the progress of the tour', () => {
  it('should be read as it was kept, and be gone when it is taken back', () => {
    const session = makeStorage({})

    saveTourProgress(() => session, { index: 5, startedOn: '/places?q=79' })
    expect(readTourProgress(() => session)).toEqual({ index: 5, startedOn: '/places?q=79' })

    saveTourProgress(() => session, null)
    expect(readTourProgress(() => session)).toBeNull()
  })

  it.each([
    '',
    'null',
    '[]',
    '{"index":5}',
    '{"index":-1,"startedOn":"/"}',
    '{"index":1.5,"startedOn":"/"}',
    '{"index":1,"startedOn":"//elsewhere.example"}',
    '{"index":1,"startedOn":"javascript:alert(1)"}',
  ])('should not be made of %j', (text) => {
    expect(readTourProgress(() => makeStorage({ 'tour-progress': text }))).toBeNull()
  })

  it('should not mind blocked storage', () => {
    expect(() => saveTourProgress(refuseStorage, { index: 1, startedOn: '/' })).not.toThrow()
    expect(readTourProgress(refuseStorage)).toBeNull()
  })
})
