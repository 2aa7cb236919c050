import path from 'node:path'

import type { RunningPostgres } from '../postgres/postgres'
import type { Environment } from '../process/children'
import { findFreePort } from '../process/free-port'
import type { Build } from '../site/builds'
import { startSite } from '../site/site'
import { BROWSER_WAIT_MS } from '../../tests/time-limits'

const PREFERRED_PORT = 3100

/** Where the browser tests play the map's server; the settings that name it are read when the guide starts. */
const PREFERRED_MAP_PORT = 3180

/** Settings of a guide the browser tests use, and of the tests that use it. */
export type BrowserSite = Environment & {
  readonly BASE_URL: string
  readonly SITE_URL: string
  readonly DATABASE_URI: string
  readonly CRON_SECRET: string
}

type SitesOptions = {
  readonly base: Environment & { readonly CRON_SECRET: string }
  /** A database with content, and the server it is on. */
  readonly postgres: RunningPostgres
  readonly database: string
  readonly folder: string
  readonly count: number
}

/** Settings for `count` guides with a database and an address each, so that tests which write can run side by side. */
export async function planBrowserSites({
  base,
  postgres,
  database,
  folder,
  count,
}: SitesOptions): Promise<readonly BrowserSite[]> {
  const sites: BrowserSite[] = []
  for (let index = 0; index < count; index += 1) {
    const origin = `http://localhost:${await findFreePort(PREFERRED_PORT + index)}`
    sites.push({
      ...base,
      SITE_URL: origin,
      BASE_URL: origin,
      DATABASE_URI: await postgres.createDatabase(`${database}_${index}`, database),
      MEDIA_DIR: path.join(folder, `media-${index}`),
      OVERPASS_URL: `http://127.0.0.1:${await findFreePort(PREFERRED_MAP_PORT + index)}/api/interpreter`,
      OVERPASS_ALLOW_LOOPBACK: 'true',
    })
  }
  return sites
}

/**
 * Starts the guides.
 *
 * @returns stops them
 */
export async function startBrowserSites(
  root: string,
  build: Build,
  sites: readonly BrowserSite[],
): Promise<() => Promise<void>> {
  // Not for the tests: a second instance that tries an outage has the limit that ships.
  const busy = { DATABASE_CONNECTION_MS: String(BROWSER_WAIT_MS) }
  const running = await Promise.all(
    sites.map((env) => startSite({ root, port: Number(new URL(env.SITE_URL).port), env: { ...env, ...busy }, build })),
  )
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()))
  }
}
