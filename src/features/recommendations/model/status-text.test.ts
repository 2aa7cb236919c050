import { describe, expect, it } from 'vitest'

import { lookupProblemText, ownLink, stateText, stateTexts } from './status-text'

describe('stateTexts', () => {
  it('should have different words for every state', () => {
    const titles = Object.values(stateTexts).map(({ title }) => title)

    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('stateText', () => {
  it('should call an approved report solved, and an approved place approved', () => {
    expect(stateText({ kind: 'report', state: 'approved' }).title).toBe('Solved')
    expect(stateText({ kind: 'place', state: 'approved' }).title).toBe('Approved')
    expect(stateText({ kind: 'report', state: 'in-review' })).toBe(stateTexts['in-review'])
  })
})

describe('lookupProblemText', () => {
  it.each([
    [{ kind: 'unknown' }, true, 'no submission with this receipt'],
    [{ kind: 'limited', retryAfterSeconds: 30 }, true, 'Try again in 30 seconds.'],
    [{ kind: 'failed' }, true, 'in a minute'],
    [{ kind: 'unreachable' }, true, 'No answer came'],
    [{ kind: 'unreachable' }, false, 'You are offline'],
  ] as const)('should say about %j (online: %s): %s', (problem, isOnline, words) => {
    expect(lookupProblemText(problem, isOnline)).toContain(words)
  })
})

describe('ownLink', () => {
  it.each(['/place/7', '/recommendations/paths/a-b', '/gate-details?id=1'])('should follow %s', (link) => {
    expect(ownLink(link)).toBe(link)
  })

  it.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'should not follow %s',
    (link) => {
      expect(ownLink(link)).toBeNull()
    },
  )
})
