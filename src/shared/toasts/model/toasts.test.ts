import { describe, expect, it } from 'vitest'

import { reduceToasts, type Toast, type ToastEvent } from './toasts'

const makeToast = (id: string, changes: Partial<Toast> = {}): Toast => ({
  id,
  title: `Title ${id}`,
  description: null,
  variant: 'default',
  action: null,
  duration: 5_000,
  isOpen: true,
  ...changes,
})

const a = makeToast('a')
const b = makeToast('b')
const closed = makeToast('a', { isOpen: false })

describe('reduceToasts', () => {
  it.each<[string, readonly Toast[], ToastEvent, readonly Toast[]]>([
    ['the first is added', [], { type: 'add', toast: a }, [a]],
    ['a second is added: one at a time', [a], { type: 'add', toast: b }, [b]],
    ['one is added over a dismissed one', [closed], { type: 'add', toast: b }, [b]],
    ['the same is added again', [closed], { type: 'add', toast: a }, [a]],
    [
      'it is updated',
      [a],
      { type: 'update', id: 'a', changes: { title: 'New', variant: 'success' } },
      [{ ...a, title: 'New', variant: 'success' }],
    ],
    [
      'a dismissed one is updated: it stays dismissed',
      [closed],
      { type: 'update', id: 'a', changes: { duration: 1 } },
      [{ ...closed, duration: 1 }],
    ],
    ['it is dismissed', [a], { type: 'dismiss', id: 'a' }, [closed]],
    ['it is removed', [closed], { type: 'remove', id: 'a' }, []],
  ])('should be right when %s', (_name, toasts, event, expected) => {
    expect(reduceToasts(toasts, event)).toEqual(expected)
  })

  it.each<[string, readonly Toast[], ToastEvent]>([
    ['another is updated', [a], { type: 'update', id: 'x', changes: { title: 'New' } }],
    ['another is dismissed', [a], { type: 'dismiss', id: 'x' }],
    ['it is dismissed twice', [closed], { type: 'dismiss', id: 'a' }],
    ['another is removed', [a], { type: 'remove', id: 'x' }],
    ['nothing is there', [], { type: 'remove', id: 'a' }],
  ])('should be the same array when %s', (_name, toasts, event) => {
    expect(reduceToasts(toasts, event)).toBe(toasts)
  })
})
