import { describe, expect, it } from 'vitest'

import { installWay } from './install-way'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

describe('installWay', () => {
  it.each([
    [IPHONE, 5, 'ios-safari'],
    [MAC, 5, 'ios-safari'],
    [MAC, 0, 'safari'],
    [ANDROID, 5, 'android'],
    [LINUX, 0, null],
  ] as const)('should know %s with %i touch points', (userAgent, touchPoints, way) => {
    expect(installWay({ userAgent, touchPoints, isInstalled: false })).toBe(way)
  })

  it('should say nothing where the guide is installed', () => {
    expect(installWay({ userAgent: IPHONE, touchPoints: 5, isInstalled: true })).toBeNull()
  })
})
