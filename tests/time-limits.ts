/*
 * How long a test may take before it counts as hung. These are no measurements: each is at least four times what a quiet
 * machine needs, so that a slow or busy one is not told apart from a fast one. How fast something is, `npm run bench` says.
 */
const MINUTE = 60_000

/** A unit test; those that try hundreds of made-up inputs run beside the build. */
export const UNIT_TEST_MS = 2 * MINUTE

/** An integration test, and each hook around one. */
export const INTEGRATION_TEST_MS = 4 * MINUTE

/**
 * What a unit or an integration test waits for with `vi.waitFor`, `vi.waitUntil` or `expect.poll`, where it names no limit
 * of its own (wait-longer.ts, vitest.config.ts); their own is one second.
 */
export const WAIT_MS = MINUTE

/** What an integration test waits for: a notice, a connection that comes back, a job that is done. */
export const INTEGRATION_WAIT_MS = MINUTE

/** A browser test. */
export const BROWSER_TEST_MS = 4 * MINUTE

/** What a browser test waits for: a heading, a row, an answer. */
export const BROWSER_WAIT_MS = 45_000

/** What a browser test tries again and again (`toPass`); less than the test has. */
export const BROWSER_TRIES_MS = 3 * MINUTE

/** One of those tries, or a look at what may just as well not be there: short, for another follows. */
export const ONE_TRY_MS = 2_000

/** A test that goes through many pages, sends thousands of requests, or starts and kills whole servers. */
export const LONG_TEST_MS = 15 * MINUTE

/** One long step within such a test: an import, a save in the admin, a server's start, files that are packed anew. */
export const LONG_WAIT_MS = 6 * MINUTE
