import { createSlots } from '@/server/slots'

/** Cached pages wait while a page is rendered, so one network gets one uncached page at a time. */
const AT_ONCE_OF_NETWORK = 1

/** For work of our own, which is limited elsewhere. */
const AT_ONCE_OF_OURS = 2

/** A page takes some hundredths of a second, so only a crowd makes a request wait longer than this. */
const WAIT_MS = 3_000

/**
 * How many pages are rendered at a time, overall and for one network: cached ones are sent by the same thread, and must
 * not wait for a flood of those that are not.
 */
export const createRenderingSlots = () =>
  createSlots({
    // Rendering one page uses the whole processor; more at a time only fill the time in which one waits for the database.
    maxParallel: 4,
    getMaxParallel: (network) => (network === null ? AT_ONCE_OF_OURS : AT_ONCE_OF_NETWORK),
    maxWaiting: 200,
    maxWaitingOfNetwork: 40,
    waitMs: () => WAIT_MS,
  })
