import path from 'node:path'

import { findFreePort } from '../../scripts/process/free-port'
import { type BenchRun, PREFERRED_PORT, withReference } from '../bench-run'
import type { Figure } from '../figures'
import { LIGHTHOUSE_PAGES, measureLighthouse } from '../lighthouse-scenario'
import { storePlainCopies } from '../plain-copies'

/** Pages as a telephone gets them, and the same text as plain HTML. */
export async function lighthousePart({ folder, runs }: BenchRun, site: string): Promise<readonly Figure[]> {
  const paths = LIGHTHOUSE_PAGES.map((page) => page.path)
  const { manifest } = await storePlainCopies(site, paths, path.join(folder, 'plain'))
  return withReference('bare-server', manifest, async (origin) => {
    // By its name, as the site is asked: Chromium looks names up, and numbers not.
    const plain = Object.assign(new URL(origin), { hostname: 'localhost' }).origin
    const port = await findFreePort(PREFERRED_PORT + 200)
    return measureLighthouse({ site, plain, runs, port })
  })
}
