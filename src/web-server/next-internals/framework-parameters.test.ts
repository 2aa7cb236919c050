import { NEXT_INTERCEPTION_MARKER_PREFIX, NEXT_QUERY_PARAM_PREFIX } from 'next/dist/lib/constants'
import { NEXT_RSC_UNION_QUERY } from 'next/dist/client/components/app-router-headers'
import { describe, expect, it } from 'vitest'

import { withoutFrameworkParameters } from './framework-parameters'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

const strangers = (url: string) => withoutFrameworkParameters(url, { isForBrowserPart: false })

describe('the parameters of the framework', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look in next/dist/server/server-utils, route-modules/route-module, internal-utils and base-server for names that are ' +
        'read from a query.',
    )
  })

  it.each([NEXT_QUERY_PARAM_PREFIX, NEXT_INTERCEPTION_MARKER_PREFIX])('should be known by the prefix %s', (prefix) => {
    expect(strangers(`/gate-details?id=12&${prefix}id=13`)).toBe('/gate-details?id=12')
  })

  it.each([
    ['/place/7?nxtPid=8', '/place/7'],
    ['/gate-details?nxtPid=13&id=12', '/gate-details?id=12'],
    ['/gate-details?id=12&nxt%50id=13', '/gate-details?id=12'],
    ['/gate-details?id=12&%6ExtPid=13&%zz', '/gate-details?id=12&%zz'],
    ['/places?__nextDataReq=1&_nextLocale=ar&__nextppronly=1&__flight__=1&q=a', '/places?q=a'],
    [`/places?${NEXT_RSC_UNION_QUERY}=x`, '/places'],
    ['/places?%5Frsc=x&q=a', '/places?q=a'],
  ])('should be taken out of %s', (url, left) => {
    expect(strangers(url)).toBe(left)
  })

  it.each([
    '/',
    '/places?',
    '/places?q=nxtPid',
    '/places?q=a+b%20c&&x',
    '/places?next=2&nxt=1&_rscx=1&id=__next',
    '/a?b?nxtP',
  ])('should leave %s as it is', (url) => {
    expect(strangers(url)).toBe(url)
  })

  it('should leave the browser part its own mark, and nothing else', () => {
    const url = `/place/7?nxtPid=8&${NEXT_RSC_UNION_QUERY}=abc`
    expect(withoutFrameworkParameters(url, { isForBrowserPart: true })).toBe(`/place/7?${NEXT_RSC_UNION_QUERY}=abc`)
  })
})
