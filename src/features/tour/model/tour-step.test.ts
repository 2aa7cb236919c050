import { describe, expect, it } from 'vitest'

import { findTarget, resolveRoute } from './tour-step'

const stepTo = (route: string | null) =>
  ({ id: 'x', title: 'X', description: 'X', target: '[data-tour="x"]', position: 'top', route }) as const

describe('resolveRoute', () => {
  it.each([
    ['/gates', '/', '/gates'],
    [' /gates ', '/', '/gates'],
    ['/', '/settings', '/'],
    ['/gates', '/gates', null],
    ['/gates', null, '/gates'],
    [null, '/', null],
    ['', '/', null],
    ['gates', '/', null],
    ['//evil.example', '/', null],
    ['/\\evil.example', '/', null],
    ['https://evil.example/gates', '/', null],
    ['javascript:alert(1)', '/', null],
  ])('should lead %j from %j to %j', (route, here, expected) => {
    expect(resolveRoute(stepTo(route), here)).toBe(expected)
  })
})

describe('findTarget', () => {
  // Only what `findTarget` calls.
  const makeElement = (boxes: number) => ({ getClientRects: () => ({ length: boxes }) }) as unknown as Element
  const makePage = (querySelectorAll: () => readonly Element[]) => ({ querySelectorAll }) as unknown as ParentNode

  it('should pass over elements that are not shown', () => {
    const shown = makeElement(1)

    expect(
      findTarget(
        makePage(() => [makeElement(0), shown, makeElement(1)]),
        '[data-tour="map"]',
      ),
    ).toBe(shown)
  })

  it('should find nothing when nothing is shown', () => {
    expect(
      findTarget(
        makePage(() => [makeElement(0)]),
        '[data-tour="map"]',
      ),
    ).toBeNull()
  })

  it('should find nothing for a selector that is none', () => {
    const page = makePage(() => {
      throw new DOMException('not a valid selector', 'SyntaxError')
    })

    expect(findTarget(page, '[data-tour=')).toBeNull()
  })
})
