import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Browser } from '@playwright/test'

import { runCommand, startService } from '../../scripts/process/children'
import { findFreePort } from '../../scripts/process/free-port'
import { getNextProgram } from '../../scripts/site/build'
import { type BenchRun, PREFERRED_PORT, root, waitUntilAnswering } from '../bench-run'
import { withBrowser } from '../browser'
import { type Figure, median, short } from '../figures'
import { measureStart } from '../page-start'
import { PHONE } from '../phone'

/** Twice that of Lighthouse's telephone: there most pages have no long task, and there is nothing to compare. */
const SLOWDOWN = 8

/** At most so many times as long as the bare page. */
const GOALS = {
  '/': 1,
  '/directory': 1,
  '/faq': 1,
  '/terms': 1,
  '/guide/umrah/umrah-steps': 1,
  '/guide/hajj/hajj-steps': 1,
  '/recommendations': 1,
  '/map': 3,
} as const

/** The framework with next to nothing in it. Among the build's files, where the framework finds its packages and no check looks. */
const BARE_PAGE = path.join(root, '.next', 'bare-page')

const BARE_FILES = {
  'package.json': '{ "type": "module" }',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <main><h1>A page</h1><p>With a sentence.</p></main>',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } }`,
} as const

/** How long each page blocks a slow telephone when it starts, against a page of the framework alone. */
export async function blockingPart({ runs }: BenchRun, site: string): Promise<readonly Figure[]> {
  for (const [name, text] of Object.entries(BARE_FILES)) {
    const file = path.join(BARE_PAGE, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const next = getNextProgram(root)
  await runCommand(process.execPath, [next, 'build', BARE_PAGE], { cwd: root, output: 'keep' })
  const port = await findFreePort(PREFERRED_PORT + 300)
  const bareServer = startService(next, ['start', BARE_PAGE, '-p', String(port)], { cwd: root })
  try {
    // By its name, as the site is asked.
    const bareSite = `http://localhost:${port}`
    await waitUntilAnswering(bareSite)
    return await withBrowser(async (browser) => {
      const figures: Figure[] = []
      for (const [page, goal] of Object.entries(GOALS)) {
        const ours: number[] = []
        const bare: number[] = []
        for (let round = 0; round < runs; round += 1) {
          bare.push(await measureBlocked(browser, bareSite, '/'))
          ours.push(await measureBlocked(browser, site, page))
        }
        figures.push(compare(page, goal, median(ours), median(bare)))
      }
      return figures
    })
  } finally {
    await bareServer.stop(0)
  }
}

function compare(page: string, goal: number, ours: number, bare: number): Figure {
  return {
    what: `${page} blocked when it starts, against a bare page, at ${SLOWDOWN} × slowdown`,
    measured: `${short(ours / bare)} ×`,
    goal: `≤ ${goal} ×`,
    isReached: ours <= goal * bare,
    remark: `${ours} ms against ${bare} ms`,
  }
}

async function measureBlocked(browser: Browser, baseURL: string, page: string): Promise<number> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  })
  try {
    await context.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    const start = await measureStart(await context.newPage(), page, SLOWDOWN)
    return start.blocked
  } finally {
    await context.close()
  }
}
