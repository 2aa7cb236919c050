import { type Browser, chromium } from '@playwright/test'

import { findChromium } from '../scripts/testing/chromium'
import { realChromiumWorld } from '../scripts/testing/chromium-world'
import { root } from './bench-run'

/** Does the work in a Chromium of its own, started with these switches too, and closes it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  switches: readonly string[] = [],
): Promise<Result> {
  const { path } = await findChromium(await realChromiumWorld(root))
  // Chromium refuses to run as root with its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: path, args: [...sandbox, ...switches] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
