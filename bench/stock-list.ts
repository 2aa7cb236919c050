import config from '@payload-config'
import { REST_GET } from '@payloadcms/next/routes'

import { BEGUN } from '../scripts/process/children'

/**
 * Prints how many milliseconds the CMS's own REST list takes for all places, as a visitor would get it without our
 * guard: one request for warmth, then `tries` in turn. Run with the settings of the site.
 */
process.send?.(BEGUN)
const tries = Number(process.argv[2] ?? 3)
const list = REST_GET(config)
const times: number[] = []
let count = 0
for (let round = 0; round <= tries; round += 1) {
  const startedAt = performance.now()
  const answer = await list(new Request('http://localhost/cms/api/locations?limit=10000&depth=0'), {
    params: Promise.resolve({ slug: ['locations'] }),
  })
  const { docs } = (await answer.json()) as { docs: readonly unknown[] }
  count = docs.length
  if (round > 0) times.push(performance.now() - startedAt)
}
process.send?.({ count, times })
process.exit(0)
