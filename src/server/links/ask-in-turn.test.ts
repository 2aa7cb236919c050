import { describe, expect, it } from 'vitest'

import { askInTurn } from './ask-in-turn'
import type { OutsideAnswer } from './judge-answer'

const fine: OutsideAnswer = { kind: 'answered', status: 200, movedTo: null }
const noPause = () => Promise.resolve()

describe('asking other sites', () => {
  it('should put one question at a time to each site, with a pause between two, and four at once to different ones', async () => {
    const addresses = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((site) =>
      [1, 2, 3].map((page) => `https://${site}.org/${page}`),
    )
    const asked: string[] = []
    const underWay: string[] = []
    let most = 0
    let pauses = 0
    await askInTurn({
      addresses,
      ask: async (address) => {
        const { host } = new URL(address)
        expect(underWay).not.toContain(host)
        underWay.push(host)
        most = Math.max(most, underWay.length)
        await new Promise((resolve) => setImmediate(resolve))
        underWay.splice(underWay.indexOf(host), 1)
        asked.push(address)
        return fine
      },
      onAnswer: () => Promise.resolve(),
      pause: () => {
        pauses += 1
        return Promise.resolve()
      },
      signal: new AbortController().signal,
    })

    expect([...asked].sort()).toEqual(addresses)
    expect(most).toBe(4)
    expect(pauses).toBe(12)
  })

  it.each([429, 503])('should leave a site alone that answers %i', async (status) => {
    const asked: string[] = []
    await askInTurn({
      addresses: ['https://a.org/1', 'https://a.org/2', 'https://b.org/1'],
      ask: (address) => {
        asked.push(address)
        return Promise.resolve(address.includes('a.org') ? { ...fine, status } : fine)
      },
      onAnswer: () => Promise.resolve(),
      pause: noPause,
      signal: new AbortController().signal,
    })

    expect([...asked].sort()).toEqual(['https://a.org/1', 'https://b.org/1'])
  })

  it('should keep each answer as it comes, and end with its time', async () => {
    const stop = new AbortController()
    const kept: string[] = []
    await askInTurn({
      addresses: ['https://a.org/1', 'https://a.org/2', 'https://a.org/3'],
      ask: (address, signal) => {
        if (address.endsWith('2')) stop.abort()
        return signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(fine)
      },
      onAnswer: (address) => {
        kept.push(address)
        return Promise.resolve()
      },
      pause: noPause,
      signal: stop.signal,
    })

    expect(kept).toEqual(['https://a.org/1'])
  })
})
