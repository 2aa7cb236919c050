import { expect, it } from 'vitest'

import { HOUR_MS, NOON, notice } from './notice-fixture'
import { noticesAt, untilNextChange } from './notices-at'

const sure = (time: number) => ({ time, latest: time })
const ids = (notices: readonly { readonly id: number }[]) => notices.map(({ id }) => id)

const ended = notice({ id: 1, ends: NOON })
const later = notice({ id: 2, starts: NOON + 2 * HOUR_MS, ends: NOON + 5 * HOUR_MS })
const soon = notice({ id: 3, starts: NOON + 1, ends: NOON + 5 * HOUR_MS })
const danger = notice({ id: 4, severity: 'danger' })
const newer = notice({ id: 5, changed: NOON })

it('should have the worst first, and the next to begin first', () => {
  const now = noticesAt([ended, later, soon, newer, danger], sure(NOON))

  expect(ids(now.inForce)).toEqual([4, 5])
  expect(ids(now.coming)).toEqual([3, 2])
  expect(now.perhapsEnded).toEqual([])
})

it('should take what may have ended out of force', () => {
  const now = noticesAt([danger], { time: NOON, latest: danger.ends })

  expect(now.inForce).toEqual([])
  expect(now.perhapsEnded).toEqual([danger])
})

it('should say when the next begins or ends', () => {
  expect(untilNextChange([later, danger], sure(NOON))).toBe(HOUR_MS)
  expect(untilNextChange([danger], { time: NOON, latest: NOON + HOUR_MS / 2 })).toBe(HOUR_MS / 2)
  expect(untilNextChange([ended], sure(NOON))).toBeNull()
})
