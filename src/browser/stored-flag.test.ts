import { describe, expect, it, vi } from 'vitest'

import { announceFlagChange, readFlag, subscribeToFlags, writeFlag } from './stored-flag'

const holding = (text: string | null) => () => ({ getItem: () => text })

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('readFlag', () => {
  it.each([
    ['true', true],
    ['false', false],
    [null, null],
    ['', null],
    ['TRUE', null],
    ['1', null],
    ['{"on":true}', null],
  ])('should read %j as %j', (text, expected) => {
    expect(readFlag(holding(text), 'darkMode')).toBe(expected)
  })

  it('should know no choice when storage is blocked', () => {
    expect(readFlag(blocked, 'offlineMode')).toBeNull()
  })
})

describe('writeFlag', () => {
  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('should store %j as %j', (isOn, text) => {
    const setItem = vi.fn()

    expect(writeFlag(() => ({ setItem }), 'offlineMode', isOn)).toBe(true)
    expect(setItem).toHaveBeenCalledExactlyOnceWith('offlineMode', text)
  })

  it('should say so when storage is full', () => {
    const setItem = () => {
      throw new DOMException('Quota', 'QuotaExceededError')
    }

    expect(writeFlag(() => ({ setItem }), 'darkMode', true)).toBe(false)
  })

  it('should say so when storage is blocked', () => {
    expect(writeFlag(blocked, 'darkMode', true)).toBe(false)
  })
})

describe('subscribeToFlags', () => {
  it('should hear of changes here and in other tabs until stopped', () => {
    const page = new EventTarget()
    const onChange = vi.fn()
    const stop = subscribeToFlags(page, onChange)

    announceFlagChange(page)
    page.dispatchEvent(new Event('storage'))
    stop()
    announceFlagChange(page)

    expect(onChange).toHaveBeenCalledTimes(2)
  })
})
