import { afterEach, vi } from 'vitest'

// The files of a worker share its globals (vitest.config.ts): a clock that a test has set must not run on in the next file.
afterEach(() => {
  vi.useRealTimers()
})
