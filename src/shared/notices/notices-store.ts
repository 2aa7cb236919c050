import type { ShownNotices } from './model/notices-keeper'

/** Before anything has been asked, and on the server, whose pages are cached for weeks. */
const NOTHING: ShownNotices = {
  inForce: [],
  coming: [],
  perhapsEnded: [],
  time: 0,
  knownAt: null,
  hidden: [],
  told: [],
}

let shown = NOTHING

const listeners = new Set<() => void>()

/** What all parts of an open page show; `run-notices.ts` publishes it, and is fetched when the page is at rest. */
export const noticesStore = {
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    return () => {
      listeners.delete(onChange)
    }
  },
  getSnapshot: (): ShownNotices => shown,
  getServerSnapshot: (): ShownNotices => NOTHING,
  publish(next: ShownNotices): void {
    shown = next
    listeners.forEach((onChange) => onChange())
  },
}
