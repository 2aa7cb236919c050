import { describe, expect, it } from 'vitest'

import { commandOf, type KeyPress, shortcuts } from './shortcuts'

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

describe('commandOf', () => {
  it.each(shortcuts.map(({ key, command }) => [key, command]))('should take %s for %s', (key, command) => {
    expect(commandOf(press({ key }))).toBe(command)
  })

  it('should not mind capital letters', () => {
    expect(commandOf(press({ key: 'J' }))).toBe('next')
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
    expect(commandOf(press(change))).toBeNull()
  })

  it('should give each key one meaning', () => {
    expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(shortcuts.length)
  })
})
