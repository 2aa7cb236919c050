import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { PageViewBeacon } from './page-view-beacon'

let address = '/faq'
vi.mock('next/navigation', () => ({ usePathname: () => address }))

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>()

/** A browser that can be asked not to count, and whose calls may come to nothing. */
function beIn(facts: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('navigator', { sendBeacon, ...facts })
}

/** One screen after the other, as a reader opens them. */
function read(...addresses: readonly string[]): void {
  for (const next of addresses) {
    address = next
    const { unmount } = render(<PageViewBeacon />)
    act(() => {
      vi.runAllTimers()
    })
    unmount()
  }
}

const told = () => Promise.all(sendBeacon.mock.calls.map(async ([path, body]) => [path, await body.text()]))

beforeEach(() => {
  vi.useFakeTimers()
  sendBeacon.mockReset()
  sendBeacon.mockReturnValue(true)
  beIn({})
})

describe('a page view', () => {
  it('should be told by route, without what was looked at', async () => {
    read('/place/255', '/guide/hajj/hajj-steps')

    expect(await told()).toEqual([
      ['/api/page-views', '{"route":"/place/[id]"}'],
      ['/api/page-views', '{"route":"/guide/hajj/[topic]"}'],
    ])
  })

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'should not be told by a browser that asks not to be counted: %o',
    (asks) => {
      beIn(asks)

      read('/about', '/terms')

      expect(sendBeacon).not.toHaveBeenCalled()
    },
  )

  it('should show nothing when the call fails', () => {
    sendBeacon.mockReturnValue(false)

    read('/contact', '/settings')

    expect(sendBeacon).toHaveBeenCalled()
    expect(document.body).toHaveTextContent('')
    expect(document.querySelector('[role]')).toBeNull()
  })
})
