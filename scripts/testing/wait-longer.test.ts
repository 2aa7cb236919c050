import { expect, it, vi } from 'vitest'

/** Longer than the library waits by itself. */
const LATE_MS = 1_200

const AT_ONCE_MS = 1

function comesLate(): () => boolean {
  const due = { isThere: false }
  setTimeout(() => (due.isThere = true), LATE_MS)
  return () => due.isThere
}

it('should wait for longer than a second whichever way a test waits', async () => {
  const isThere = comesLate()
  await Promise.all([
    vi.waitFor(() => expect(isThere()).toBe(true)),
    vi.waitFor(() => expect(isThere()).toBe(true), { interval: 20 }),
    vi.waitUntil(isThere),
    expect.poll(isThere).toBe(true),
  ])
})

it('should keep to a limit that a test names', async () => {
  await expect(vi.waitFor(() => expect.unreachable(), { timeout: AT_ONCE_MS })).rejects.toThrow()
})
