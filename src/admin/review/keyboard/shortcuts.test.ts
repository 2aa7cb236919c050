import { describe, expect, it } from 'vitest'

import { findCommand, type KeyPress, shortcuts } from './shortcuts'

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: 'a',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  isTyping: false,
  isDialogOpen: false,
  ...change,
})

describe('findCommand', () => {
  it.each(shortcuts.map(({ key, command }) => [key, command]))('should take %s for %s', (key, command) => {
    expect(findCommand(press({ key }))).toBe(command)
  })

  it('should not mind capital letters', () => {
    expect(findCommand(press({ key: 'J' }))).toBe('next')
  })

  it.each([
    { isTyping: true },
    { isDialogOpen: true },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { defaultPrevented: true },
    { key: 'Enter' },
    { key: 'z' },
  ])('should do nothing on %j', (change) => {
    expect(findCommand(press(change))).toBeNull()
  })

  it('should give each key one meaning', () => {
    expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(shortcuts.length)
  })
})
