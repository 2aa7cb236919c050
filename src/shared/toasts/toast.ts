import { createToastStore, type ToastHandle, type ToastMessage } from './model/toast-store'

/** The toasts of this page; screens raise them with `toast`. */
export const toastStore = createToastStore((run, delayMs) => void setTimeout(run, delayMs))

/** Shows a message; a message already shown gives way to it (spec §9: one at a time). */
export function toast(message: ToastMessage): ToastHandle {
  return toastStore.add(message)
}
