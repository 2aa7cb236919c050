import * as routerHeaders from 'next/dist/client/components/app-router-headers'
import { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } from 'next/dist/server/api-utils'
import { describe, expect, it } from 'vitest'

import { INTERNAL_RESPONSE_HEADERS, OWN_ANSWER_HEADERS, PREVIEW_COOKIES } from './framework-headers'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

describe('the names of the framework', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look in next/dist/client/components/app-router-headers for headers that change what a page answers, and in ' +
        'next/dist/server/lib/cache-control for what prerendered pages say to caches.',
    )
  })

  it('should hold every header by which its browser part asks for something else', () => {
    const { ACTION_HEADER, FLIGHT_HEADERS, NEXT_URL } = routerHeaders
    for (const name of [ACTION_HEADER, NEXT_URL, ...FLIGHT_HEADERS]) expect(OWN_ANSWER_HEADERS).toContain(name)
  })

  it('should hold the cookies of previews', () => {
    expect(PREVIEW_COOKIES).toEqual([COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA])
  })

  it('should drop what only its browser part reads', () => {
    const { NEXT_IS_PRERENDER_HEADER, NEXT_ROUTER_STALE_TIME_HEADER } = routerHeaders
    for (const name of [NEXT_IS_PRERENDER_HEADER, NEXT_ROUTER_STALE_TIME_HEADER]) {
      expect(INTERNAL_RESPONSE_HEADERS).toContain(name)
    }
  })
})
