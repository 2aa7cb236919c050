import { yieldToEventLoop } from '@/server/cooperative'

/** Too much work is waiting; the caller may try again in a moment. */
export class BusyError extends Error {
  constructor() {
    super('Too many wait for their turn')
  }
}

export type Slots = ReturnType<typeof createSlots>

type Bounds = {
  readonly maxParallel: number
  /** The same for one network; `null` is work of our own. */
  readonly getMaxParallel: (network: string | null) => number
  readonly maxWaiting: number
  readonly maxWaitingOfNetwork: number
  /** The longest wait for a turn, in milliseconds. */
  readonly waitMs: () => number
}

type Waiting = {
  readonly network: string | null
  readonly start: () => void
  readonly refuse: (error: Error) => void
}

/**
 * Limits how much of some work runs in parallel, overall and for one network. A limited number of callers wait for their turn,
 * first come first served, except that callers whose network is at its limit are skipped, and that work of our own does not
 * wait behind a crowd of strangers. All others get a `BusyError`.
 *
 * A slot is held inside `run` and nowhere else: no way out of the work, an error or an early return, can keep one.
 */
export function createSlots({ maxParallel, getMaxParallel, maxWaiting, maxWaitingOfNetwork, waitMs }: Bounds) {
  const running = new Map<string | null, number>()
  let total = 0
  let waiting: readonly Waiting[] = []

  const isFree = (network: string | null) =>
    total < maxParallel && (running.get(network) ?? 0) < getMaxParallel(network)

  function take(network: string | null): () => void {
    total += 1
    running.set(network, (running.get(network) ?? 0) + 1)
    return () => {
      total -= 1
      const left = (running.get(network) ?? 1) - 1
      if (left === 0) running.delete(network)
      else running.set(network, left)
      // Requests for cached pages are served first.
      void yieldToEventLoop().then(startWaiting)
    }
  }

  /** All that may: who waits behind somebody of another network does not wait for that one's end. */
  function startWaiting(): void {
    for (const one of [...waiting].sort((a, b) => Number(b.network === null) - Number(a.network === null))) {
      if (!isFree(one.network)) continue
      waiting = waiting.filter((other) => other !== one)
      one.start()
    }
  }

  function queueUp(network: string | null): Promise<() => void> {
    const ofNetwork = network === null ? 0 : waiting.filter((one) => one.network === network).length
    if (network !== null && (waiting.length >= maxWaiting || ofNetwork >= maxWaitingOfNetwork)) {
      return Promise.reject(new BusyError())
    }
    return new Promise((resolve, reject) => {
      const timer =
        network === null
          ? undefined
          : setTimeout(() => {
              waiting = waiting.filter((other) => other !== one)
              reject(new BusyError())
            }, waitMs())
      const one: Waiting = {
        network,
        start: () => {
          clearTimeout(timer)
          resolve(take(network))
        },
        refuse: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      waiting = [...waiting, one]
    })
  }

  const enter = (network: string | null): Promise<() => void> =>
    isFree(network) && !waiting.some((one) => isFree(one.network)) ? Promise.resolve(take(network)) : queueUp(network)

  return {
    /**
     * Does the work when its turn has come, and gives the slot back when it has ended in whatever way.
     *
     * @param network of who asks (src/server/security/client-address.ts), `null` for staff and for work of our own, which is
     *   never refused and waits behind its like only
     * @throws BusyError when there are too many before it, and what the work throws
     */
    async run<Result>(network: string | null, work: () => Promise<Result>): Promise<Result> {
      const leave = await enter(network)
      try {
        return await work()
      } finally {
        leave()
      }
    },

    /** Rejects all that wait, when it is known that their work would fail. */
    refuseWaiting: (error: Error): void => {
      const ended = waiting
      waiting = []
      for (const { refuse } of ended) refuse(error)
    },

    get waiting() {
      return waiting.length
    },

    get running() {
      return total
    },
  }
}
