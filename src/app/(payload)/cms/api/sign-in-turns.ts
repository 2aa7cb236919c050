import { Refusal } from '@/server/http/answers'
import { addressPrefix } from '@/server/security/client-address'
import { BusyError, createSlots } from '@/server/slots'

/**
 * Each holds a connection to the database while it counts its try on another one, so as many at a time as there are connections
 * would wait for each other, and everybody else with them.
 */
const AT_ONCE = 4

/** Fewer, so that one network does not keep the others out. */
const AT_ONCE_OF_NETWORK = 3

const MAX_WAITING = 100
const MAX_WAITING_OF_NETWORK = 20

const WAIT_MS = 10_000

const RETRY_SECONDS = 5

const slots = createSlots({
  maxParallel: AT_ONCE,
  getMaxParallel: () => AT_ONCE_OF_NETWORK,
  maxWaiting: MAX_WAITING,
  maxWaitingOfNetwork: MAX_WAITING_OF_NETWORK,
  waitMs: () => WAIT_MS,
})

/** Signs in, or sets a forgotten password, when its turn has come; refuses with 429 where too many are before it. */
export async function inTurn<Result>(headers: Headers, work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(addressPrefix(headers), work)
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    throw new Refusal(429, 'Too many sign in at this moment. Please wait a few seconds and try again.', {
      retryAfterSeconds: RETRY_SECONDS,
    })
  }
}
