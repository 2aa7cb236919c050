import type { ToastCard } from './components/toast-card'

/** The code that shows a toast, fetched once. */
export async function loadToastCard(): Promise<typeof ToastCard> {
  return (await import('./components/toast-card')).ToastCard
}
