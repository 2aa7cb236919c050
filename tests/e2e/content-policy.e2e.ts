import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { LONG_TEST_MS } from '../time-limits'

/** One of each kind: static, filtered, rendered for the caller, unknown. */
const PAGES = [
  '/',
  '/places',
  '/places?category=restaurant',
  '/places?q=zamzam',
  '/places/gates',
  '/gates-map?mosque=nabawi',
  '/map',
  '/map?search=zamzam',
  '/guide/hajj/hajj-steps',
  '/directory',
  '/directory/makkah/hotel',
  '/recommendations',
  '/settings',
  '/faq',
  '/no-such-page',
  '/admin/create-first-user',
] as const

test.describe('the policy for scripts', () => {
  // One pattern: of two, the runner would take the second for options.
  test.use({
    expectedNoise: [/Content Security Policy|Refused to execute|violates the following|404|ERR_INVALID_URL/i],
  })

  test('should let only the page’s own scripts run', async ({ page }) => {
    test.setTimeout(LONG_TEST_MS)
    let violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to execute/i.test(message.text())) violations.push(message.text())
    })
    await tryEach(PAGES, String, async (path) => {
      // What the page before has still to say comes before this one is there.
      await page.goto('about:blank')
      violations = []
      const response = await page.goto(path)
      const policy = (await response?.headerValue('content-security-policy')) ?? ''

      expect(policy).toMatch(/script-src 'self' 'sha256-/)
      expect(policy.replace(/style-src [^;]*/, '')).not.toContain('unsafe')
      // The framework has started: its own inline scripts were allowed.
      await page.waitForFunction(() => Reflect.has(window, 'next'))
      expect(violations).toEqual([])

      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        document.body.append(script)
        document.body.insertAdjacentHTML('beforeend', '<img src="data:x" alt="" onerror="window.injected = true">')
      })
      // One of the script, one of the handler: each was come to, and refused.
      await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2)
      expect(await page.evaluate(() => Reflect.has(window, 'injected'))).toBe(false)
    })
  })
})
