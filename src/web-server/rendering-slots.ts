import { yieldToEventLoop } from '@/server/cooperative'

/** A page is not made now; in a moment it would be. */
export class BusyError extends Error {
  constructor() {
    super('Too many pages are being made')
  }
}

export type RenderingSlots = ReturnType<typeof createRenderingSlots>

type Waiting = { readonly network: string | null; readonly start: () => void }

/** A page keeps the processor busy by itself; more at a time only fill the time in which one waits for the database. */
const AT_ONCE = 4

/** Ready pages wait for each that is being made, so whoever asks for a thousand that nobody has made gets one at a time. */
const AT_ONCE_OF_NETWORK = 1

/** Of work that is limited elsewhere. */
const AT_ONCE_OF_OURS = 2

const MOST_WAITING = 200
const MOST_WAITING_OF_NETWORK = 40

/** A page takes some hundredths of a second, so who waits longer than this is behind a crowd. */
const WAIT_MS = 3_000

/**
 * How many pages are made at a time, overall and for one network: ready ones are sent by the same thread, and must not
 * wait for a flood of those that are not. Some wait for their turn; all others are told to come back.
 */
export function createRenderingSlots() {
  const running = new Map<string | null, number>()
  let total = 0
  let waiting: readonly Waiting[] = []

  const isFree = (network: string | null) =>
    total < AT_ONCE && (running.get(network) ?? 0) < (network === null ? AT_ONCE_OF_OURS : AT_ONCE_OF_NETWORK)

  function take(network: string | null): () => void {
    total += 1
    running.set(network, (running.get(network) ?? 0) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      total -= 1
      const left = (running.get(network) ?? 1) - 1
      if (left === 0) running.delete(network)
      else running.set(network, left)
      // Who waits for a ready page comes first.
      void yieldToEventLoop().then(startNext)
    }
  }

  function startNext(): void {
    const next = waiting.find(({ network }) => isFree(network))
    if (next === undefined) return
    waiting = waiting.filter((one) => one !== next)
    next.start()
  }

  function queueUp(network: string | null): Promise<() => void> {
    const ofNetwork = network === null ? 0 : waiting.filter((one) => one.network === network).length
    if (network !== null && (waiting.length >= MOST_WAITING || ofNetwork >= MOST_WAITING_OF_NETWORK)) {
      return Promise.reject(new BusyError())
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting = waiting.filter((other) => other !== one)
        reject(new BusyError())
      }, WAIT_MS)
      const one = {
        network,
        start: () => {
          clearTimeout(timer)
          resolve(take(network))
        },
      }
      if (network === null) clearTimeout(timer)
      waiting = [...waiting, one]
    })
  }

  return {
    /**
     * @param network of who asks (src/server/security/client-address.ts), `null` for staff and for work of our own, which is
     *   never refused
     * @returns gives the slot back, however often it is called
     * @throws BusyError when there are too many before it
     */
    enter: (network: string | null): Promise<() => void> =>
      isFree(network) && !waiting.some((one) => isFree(one.network))
        ? Promise.resolve(take(network))
        : queueUp(network),

    get waiting() {
      return waiting.length
    },
  }
}
