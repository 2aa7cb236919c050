import {
  reduceToasts,
  type Toast,
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
  type ToastChanges,
  type ToastEvent,
} from './toasts'

/** What a caller says; the rest has defaults. */
export type ToastMessage = { readonly title: string } & ToastChanges

export type ToastHandle = {
  readonly id: string
  readonly update: (changes: ToastChanges) => void
  readonly dismiss: () => void
}

export type ToastStore = {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => readonly Toast[]
  readonly add: (message: ToastMessage) => ToastHandle
  readonly dismiss: (id: string) => void
}

type Timer = (run: () => void, delayMs: number) => void

/** Outside React, so that any code can show a toast. The component that shows it counts its time. */
export function createToastStore(after: Timer): ToastStore {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let count = 0

  function send(event: ToastEvent): void {
    const next = reduceToasts(toasts, event)
    if (next === toasts) return
    toasts = next
    listeners.forEach((onChange) => onChange())
  }

  function dismiss(id: string): void {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return
    send({ type: 'dismiss', id })
    after(() => send({ type: 'remove', id }), TOAST_REMOVE_DELAY_MS)
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    getSnapshot: () => toasts,
    add(message) {
      count += 1
      const id = `toast-${count}`
      send({ type: 'add', toast: { ...DEFAULTS, ...message, id, isOpen: true } })
      return { id, update: (changes) => send({ type: 'update', id, changes }), dismiss: () => dismiss(id) }
    },
    dismiss,
  }
}

const DEFAULTS = { description: null, variant: 'default', action: null, duration: TOAST_DURATION_MS } as const
