import path from 'node:path'

import { listBuilds, WORKSHOP } from '../../scripts/site/builds'

/** Settings of the guides that `npm test` started for the browser tests; one is enough by hand, in BASE_URL. */
export const sites: readonly Readonly<Record<string, string>>[] =
  process.env['BROWSER_SITES'] === undefined
    ? [{ BASE_URL: process.env['BASE_URL'] ?? 'http://localhost:3000' }]
    : (JSON.parse(process.env['BROWSER_SITES']) as Record<string, string>[])

/** Each worker has a guide and a database to itself: what one test file changes, no other one sees meanwhile. */
export const siteIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The build they serve; by hand the one that was started last. */
export const buildFolder = path.resolve(process.env['BROWSER_BUILD'] ?? listBuilds('.')[0]?.folder ?? WORKSHOP)

Object.assign(process.env, sites[siteIndex])
