import { env } from '@/env'
import { createSlots } from '@/server/slots'

/** Each waits for the disk of the database; more at a time take its connections from everybody else. */
const AT_ONCE = 4

/** Where submissions wait for their turn: this server's, for one kind and another together. */
export const submissionSlots = createSlots({
  atOnce: AT_ONCE,
  // A hotel is one network: how much one may send, `limits.ts` says.
  atOnceOf: () => AT_ONCE,
  mostWaiting: 200,
  mostWaitingOfNetwork: 100,
  waitMs: () => env.SUBMISSION_WAIT_MS,
})
