import { chromium } from '@playwright/test'

import { findChromium } from '../../lib/chromium'
import { realChromiumWorld } from '../../lib/chromium-world'
import { pinTo, PLACES, root } from '../bench-run'
import { atMost, type Figure } from '../figures'
import { runMapScenario } from '../map-scenario'
import { runSearchScenario } from '../search-scenario'
import { runWalkScenario } from '../walk-scenario'

/** What a slow telephone makes of ten thousand places, and of a walk through the guide. */
export async function phonePart(site: string): Promise<readonly Figure[]> {
  const found = await findChromium(await realChromiumWorld(root))
  // Its processor is slowed down, but it has more than one.
  await pinTo('any')
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const phone = await runMapScenario({ baseUrl: site, browser, places: PLACES })
    const search = await runSearchScenario(site, browser)
    const walk = await runWalkScenario(site, browser)
    const on = `${PLACES} places at ${phone.cpuSlowdown} × slowdown`
    const walked = `the longest of ${walk.interactions} interactions of a walk, to its next paint`
    return [
      atMost(`/map, ${on}: from the list to a usable map (A15)`, phone.dataToMap, 600, 'ms'),
      atMost(`/map, ${on}: a frame while the map moves, p95 (A15)`, phone.mapFrameP95, 50, 'ms'),
      atMost(`/map, ${on}: from a keystroke to its results, p95 (A14)`, phone.keystrokeP95, 50, 'ms'),
      atMost(`/map, ${on}: a frame while the list is scrolled, p95 (A16)`, phone.scrollFrameP95, 50, 'ms'),
      atMost(`header search, ${on}: from a keystroke to its results, p95 (A14)`, search, 50, 'ms'),
      atMost(walked, walk.interaction, 100, 'ms', walk.longest),
      // Two decimals are what is asked for and what readers of the figure know.
      atMost('layout shift of the walk', Math.round(walk.shift * 100) / 100, 0, ''),
      atMost('/map: rows in the document (A16)', phone.rows, 60, 'rows'),
      atMost('/map: elements in the map (A15)', phone.mapElements, 300, 'elements'),
    ]
  } finally {
    await browser.close()
    await pinTo(0)
  }
}
