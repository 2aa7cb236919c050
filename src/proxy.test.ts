import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'

import { proxy } from './proxy'

const answerTo = (address: string) => {
  const { status, headers } = proxy(new NextRequest(`http://localhost${address}`))
  return { status, location: headers.get('location'), rewrite: headers.get('x-middleware-rewrite') }
}

describe('proxy', () => {
  it.each([
    ['/guide/umrah-steps', '/guide/view/umrah-steps'],
    ['/guide/umrah/steps', '/guide/view/umrah/steps'],
    ['/Guide/HAJJ//Types/?from=print', '/guide/view/hajj/types?from=print'],
  ])('should ask where the article of the alias %s is, without a redirect of its own', (alias, inner) => {
    expect(answerTo(alias)).toEqual({ status: 200, location: null, rewrite: `http://localhost${inner}` })
  })

  it('should not show the inner address of an alias to anybody outside', () => {
    expect(answerTo('/guide/view/umrah/steps').rewrite).toMatch(/_page-not-found$/)
  })
})
