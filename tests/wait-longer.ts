import { vi } from 'vitest'

import { WAIT_MS } from './time-limits'

/*
 * `vi.waitFor` and `vi.waitUntil` give up after a second, and no setting changes that. A setup file of every test of vitest:
 * who names no limit has the one of the house.
 */
const { waitFor, waitUntil } = vi

type Options<Wait extends typeof waitFor | typeof waitUntil> = Parameters<Wait>[1]

const withLimit = (options: Options<typeof waitFor>) =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options }

vi.waitFor = (callback, options) => waitFor(callback, withLimit(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options))
