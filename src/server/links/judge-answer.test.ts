import { describe, expect, it } from 'vitest'

import { judgeAnswer, type LinkState, type OutsideAnswer } from './judge-answer'

const MONDAY = new Date('2026-11-02T10:00:00Z')
const LATE_MONDAY = new Date('2026-11-02T23:59:00Z')
const TUESDAY = new Date('2026-11-03T00:01:00Z')

const answered = (status: number, movedTo: string | null = null): OutsideAnswer => ({
  kind: 'answered',
  status,
  movedTo,
})
const before = (state: LinkState, since = MONDAY) => ({ state, since })

const stateOf = (answer: OutsideAnswer, state: LinkState = 'unchecked', now = TUESDAY) =>
  judgeAnswer(before(state), answer, now).state

describe('what an answer says of a link', () => {
  it.each([200, 204, 206, 416])('should be fine at %i', (status) => {
    expect(stateOf(answered(status))).toBe('fine')
  })

  it('should have moved where it was sent on for good', () => {
    expect(judgeAnswer(null, answered(200, 'https://b.org/'), MONDAY)).toMatchObject({
      state: 'moved',
      movedTo: 'https://b.org/',
    })
    expect(stateOf(answered(404, 'https://b.org/'))).toBe('gone')
  })

  it.each([400, 401, 403, 405, 429, 500, 502, 503])('should be unclear at %i, also where it was gone', (status) => {
    expect(stateOf(answered(status))).toBe('unclear')
    expect(stateOf(answered(status), 'gone')).toBe('unclear')
    expect(stateOf({ kind: 'failed', why: 'It took too long.' }, 'dead')).toBe('unclear')
  })

  it.each([[answered(404)], [answered(410)], [{ kind: 'no-such-name' } as const]])(
    'should be dead when it is gone on two different days: %j',
    (answer) => {
      const first = judgeAnswer(before('fine'), answer, MONDAY)
      const sameDay = judgeAnswer(first, answer, LATE_MONDAY)
      const nextDay = judgeAnswer(sameDay, answer, TUESDAY)
      const later = judgeAnswer(nextDay, answer, new Date('2026-12-03T00:00:00Z'))

      expect([first, sameDay, nextDay, later].map(({ state }) => state)).toEqual(['gone', 'gone', 'dead', 'dead'])
      expect([nextDay, later].map(({ since }) => since)).toEqual([MONDAY, MONDAY])
    },
  )

  it('should be gone anew after it was there in between', () => {
    const back = judgeAnswer(before('gone'), answered(200), TUESDAY)

    expect(judgeAnswer(back, answered(404), new Date('2026-11-05T00:00:00Z')).state).toBe('gone')
  })

  it('should be asked again after a day where it was gone, and else after a month', () => {
    const due = (answer: OutsideAnswer) => judgeAnswer(null, answer, MONDAY).dueAt.toISOString()

    expect(due(answered(404))).toBe('2026-11-03T10:00:00.000Z')
    expect(due(answered(200))).toBe('2026-12-02T10:00:00.000Z')
    expect(due(answered(500))).toBe('2026-12-02T10:00:00.000Z')
  })
})
