/** Spec §9. */
const MAX_VISIBLE_TOASTS = 1

/** Spec §9: a dismissed toast is removed after this. Milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 5_000

/** Spec §9. Milliseconds, counted only while the toast has neither the pointer nor the focus. */
export const TOAST_DURATION_MS = 5_000

type ToastVariant = 'default' | 'destructive' | 'success'

type ToastAction = { readonly label: string; readonly onSelect: () => void }

/** A short message about something that has just happened (spec §3). */
export type Toast = {
  readonly id: string
  readonly title: string
  /** Each line of it is a paragraph. */
  readonly description: string | null
  readonly variant: ToastVariant
  readonly action: ToastAction | null
  /** Milliseconds; `Infinity` stays until dismissed. */
  readonly duration: number
  readonly isOpen: boolean
}

export type ToastChanges = Partial<Omit<Toast, 'id' | 'isOpen'>>

export type ToastEvent =
  | { readonly type: 'add'; readonly toast: Toast }
  | { readonly type: 'update'; readonly id: string; readonly changes: ToastChanges }
  | { readonly type: 'dismiss'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string }

/** The next toasts, the newest first (spec §4). Pure; the same array when nothing changed. */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'add':
      return [event.toast, ...toasts.filter(({ id }) => id !== event.toast.id)].slice(0, MAX_VISIBLE_TOASTS)
    case 'update':
      return change(toasts, event.id, (toast) => ({ ...toast, ...event.changes }))
    case 'dismiss':
      return change(toasts, event.id, (toast) => (toast.isOpen ? { ...toast, isOpen: false } : toast))
    case 'remove':
      return toasts.some(({ id }) => id === event.id) ? toasts.filter(({ id }) => id !== event.id) : toasts
  }
}

function change(toasts: readonly Toast[], id: string, changed: (toast: Toast) => Toast): readonly Toast[] {
  const next = toasts.map((toast) => (toast.id === id ? changed(toast) : toast))
  return next.some((toast, index) => toast !== toasts[index]) ? next : toasts
}
