import { describe, expect, it } from 'vitest'

import { listLimits } from './limits'
import { assessRisk, type Signs } from './risk'

/** Counts as the database does, on a clock of its own; minutes from the start of the day. */
class Counter {
  private readonly windows = new Map<string, { readonly start: number; hits: number }>()

  isStored(sender: Pick<Signs, 'token' | 'honeypot'>, network: string, minute: number): boolean {
    const { standing } = assessRisk({ ...sender, timesSent: 0, texts: ['A tip'], lastHour: 300 })
    const counted = listLimits({ call: 'recommend', standing, network }).map(({ key, hits, windowSeconds }) => {
      const start = Math.floor((minute * 60) / windowSeconds)
      const current = this.windows.get(key)
      const window = current?.start === start ? current : { start, hits: 0 }
      this.windows.set(key, window)
      return { window, most: hits }
    })
    if (counted.some(({ window, most }) => window.hits >= most)) return false
    for (const { window } of counted) window.hits += 1
    return true
  }
}

const HOTEL = 'the hotel'

const person = { token: 'fair', honeypot: null } as const
const bots = [
  { token: 'missing', honeypot: null },
  { token: 'forged', honeypot: null },
  { token: 'missing', honeypot: 'filled' },
  { token: 'too-quick', honeypot: null },
] as const

describe('an hour of 1,000 bots from 50 networks, one of them a hotel’s, each sending once a minute', () => {
  const counter = new Counter()
  const stored = { bots: 0, people: 0 }
  const sent = { bots: 0, people: 0 }
  for (let minute = 0; minute < 200; minute += 1) {
    if (minute < 60) {
      for (let bot = 0; bot < 1_000; bot += 1) {
        const network = bot % 50 === 0 ? HOTEL : `network ${bot % 50}`
        sent.bots += 1
        if (counter.isStored(bots[bot % bots.length] ?? person, network, minute)) stored.bots += 1
      }
    }
    // 200 guests, one a minute.
    sent.people += 1
    if (counter.isStored(person, HOTEL, minute)) stored.people += 1
  }

  it('should store at most one in twenty of what the bots send', () => {
    expect(stored.bots / sent.bots).toBeLessThanOrEqual(0.05)
    expect(stored.bots).toBeGreaterThan(0)
  })

  it('should store everything the 200 guests of the hotel send', () => {
    expect(stored.people).toBe(sent.people)
  })
})
