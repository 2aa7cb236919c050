import { describe, expect, it, vi } from 'vitest'

import {
  isTourDue,
  saveTourProgress,
  readTourProgress,
  recordTour,
  resetTour,
  subscribeToTourReset,
} from './stored-tour'

const memory = (entries: Readonly<Record<string, string>>) => {
  const held = new Map(Object.entries(entries))
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
}

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('isTourDue', () => {
  it.each([
    [{}, true],
    [{ 'tour-completed': 'true' }, false],
    [{ 'tour-skipped': 'true' }, false],
    [{ 'tour-completed': 'true', 'tour-skipped': 'true' }, false],
    [{ 'tour-completed': 'false', 'tour-skipped': 'false' }, true],
    [{ 'tour-completed': '' }, true],
  ])('should decide from what is stored: %j', (entries, expected) => {
    expect(isTourDue(() => memory(entries))).toBe(expected)
  })

  it('should not bother those whose browser cannot remember', () => {
    expect(isTourDue(blocked)).toBe(false)
  })
})

describe('recordTour', () => {
  it.each([
    [{}, 'completed', { 'tour-completed': 'true' }],
    [{ 'tour-skipped': 'true' }, 'completed', { 'tour-completed': 'true' }],
    [{}, 'skipped', { 'tour-skipped': 'true' }],
    [{ 'tour-completed': 'true' }, 'skipped', { 'tour-completed': 'true', 'tour-skipped': 'true' }],
  ] as const)('should turn %j, when %s, into %j', (before, end, expected) => {
    const storage = memory(before)

    recordTour(() => storage, end)

    expect(Object.fromEntries(storage.held)).toEqual(expected)
  })

  it('should not mind blocked storage', () => {
    expect(() => recordTour(blocked, 'completed')).not.toThrow()
  })
})

describe('resetTour', () => {
  it('should clear both records, no other, and restart the tour', () => {
    const storage = memory({ 'tour-completed': 'true', 'tour-skipped': 'true', darkMode: 'true' })
    const page = new EventTarget()
    const onReset = vi.fn()
    const stop = subscribeToTourReset(page, onReset)

    resetTour(() => storage, page)
    stop()
    resetTour(() => storage, page)

    expect([...storage.held.keys()]).toEqual(['darkMode'])
    expect(onReset).toHaveBeenCalledOnce()
  })
})

describe('the progress of the tour', () => {
  it('should be read as it was kept, and be gone when it is taken back', () => {
    const session = memory({})

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
    expect(readTourProgress(() => memory({ 'tour-progress': text }))).toBeNull()
  })

  it('should not mind blocked storage', () => {
    expect(() => saveTourProgress(blocked, { index: 1, startedOn: '/' })).not.toThrow()
    expect(readTourProgress(blocked)).toBeNull()
  })
})
