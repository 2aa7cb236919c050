import { describe, expect, it } from 'vitest'

import { planQuestion } from './plan-question'
import { refusalMessage } from './refusal-message'

const haram = { latitude: 21.4225, longitude: 39.8262 }
const nabawi = { latitude: 24.4672, longitude: 39.6112 }
const jeddah = { latitude: 21.5433, longitude: 39.1728 }
const streets = [{ city: 'makkah', hash: 'a'.repeat(24) }] as const

const asked = (from: typeof haram, to: typeof haram) => planQuestion({ from, to, avoidsSteps: true, streets })

describe('what is asked of the walker', () => {
  it('should name the streets of the city both ends are in', () => {
    const near = { latitude: 21.42, longitude: 39.82 }

    expect(asked(near, haram)).toEqual({
      from: near,
      to: haram,
      avoidsSteps: true,
      address: `/api/streets/makkah/${'a'.repeat(24)}`,
    })
  })

  it('should be nothing outside of the streets, between two cities, or without a file', () => {
    expect(asked(jeddah, haram)).toBe('start-outside')
    expect(asked(haram, jeddah)).toBe('end-outside')
    expect(asked(haram, nabawi)).toBe('two-cities')
    expect(asked(nabawi, nabawi)).toBe('no-streets')
  })
})

describe('the words of a refusal', () => {
  it('should offer steps only to those who avoid them', () => {
    const words = (avoidsSteps: boolean) => refusalMessage('not-connected', { avoidsSteps, isGate: false })

    expect(words(true)).toContain('Turn Avoid steps off')
    expect(words(false)).not.toContain('steps')
  })

  it.each([
    ['start-outside', /^The start is outside/],
    ['end-outside', /^The destination is outside/],
    ['two-cities', /in two cities/],
    ['start-off', /within 300 metres of the start/],
    ['no-streets', /^The streets could not be loaded/],
    ['no-worker', /^This browser cannot find ways by itself\. Open the way in a map service\.$/],
  ] as const)('should say of %s what it is', (reason, words) => {
    expect(refusalMessage(reason, { avoidsSteps: false, isGate: false })).toMatch(words)
  })
})
