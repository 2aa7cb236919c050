import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createToastStore } from './toast-store'

describe('toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const openedStore = () => createToastStore((run, delayMs) => void setTimeout(run, delayMs))

  it('should show a message with the defaults of the specification', () => {
    const store = openedStore()

    store.add({ title: 'Submission Failed' })

    expect(store.getSnapshot()).toEqual([
      {
        id: 'toast-1',
        title: 'Submission Failed',
        description: null,
        variant: 'default',
        action: null,
        duration: 5_000,
        isOpen: true,
      },
    ])
  })

  it.each(['default', 'destructive', 'success'] as const)('should take the variant %s', (variant) => {
    const store = openedStore()

    store.add({ title: 'Done', variant })

    expect(store.getSnapshot()).toMatchObject([{ variant }])
  })

  it('should carry an action', () => {
    const store = openedStore()
    const action = { label: 'Sign in', onSelect: () => undefined }

    store.add({ title: 'Import Failed', action })

    expect(store.getSnapshot()).toMatchObject([{ action }])
  })

  it('should remove a dismissed toast 5 seconds later', () => {
    const store = openedStore()
    store.add({ title: 'Done' }).dismiss()

    vi.advanceTimersByTime(4_999)
    expect(store.getSnapshot()).toMatchObject([{ isOpen: false }])

    vi.advanceTimersByTime(1)
    expect(store.getSnapshot()).toEqual([])
  })

  it('should not prolong the removal when it is dismissed again', () => {
    const store = openedStore()
    const { id, dismiss } = store.add({ title: 'Done' })
    dismiss()

    vi.advanceTimersByTime(4_000)
    store.dismiss(id)
    vi.advanceTimersByTime(1_000)

    expect(store.getSnapshot()).toEqual([])
  })

  it('should leave a newer toast alone when the removal of an older one is due', () => {
    const store = openedStore()
    store.add({ title: 'First' }).dismiss()
    store.add({ title: 'Second' })

    vi.advanceTimersByTime(60_000)

    expect(store.getSnapshot()).toMatchObject([{ title: 'Second', isOpen: true }])
  })

  it('should change the words of a toast in place', () => {
    const store = openedStore()

    store.add({ title: 'Importing…' }).update({ title: 'Import Successful', variant: 'success' })

    expect(store.getSnapshot()).toMatchObject([{ id: 'toast-1', title: 'Import Successful', variant: 'success' }])
  })

  it('should tell subscribers of changes only, until they stop', () => {
    const store = openedStore()
    const onChange = vi.fn()
    const stop = store.subscribe(onChange)

    store.add({ title: 'One' })
    store.dismiss('unknown')
    stop()
    store.add({ title: 'Two' })

    expect(onChange).toHaveBeenCalledOnce()
  })
})
