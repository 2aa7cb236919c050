import { createSlots } from '@/server/slots'

/** Cached pages wait for each that is being rendered, so whoever asks for a thousand uncached ones gets one at a time. */
const AT_ONCE_OF_NETWORK = 1

/** Of work that is limited elsewhere. */
const AT_ONCE_OF_OURS = 2

/** A page takes some hundredths of a second, so who waits longer than this is behind a crowd. */
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
