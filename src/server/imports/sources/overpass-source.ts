import { overpassQueries } from '../overpass/overpass-queries'
import { askMap } from './ask-map'
import { readCurated } from './read-curated'
import { readPlaces } from './read-places'
import type { ReadSource } from './read-source'

/** All places of the three cities from the servers of the settings. `curatedRefs`: map objects people have written about. */
export const overpassSource =
  (curatedRefs: readonly string[]): ReadSource =>
  async (context) => {
    const { answers, host } = await askMap(overpassQueries, context)
    const curated = await readCurated(context.client, curatedRefs)
    return readPlaces({ answers, curated, isComplete: true, sourceName: host, now: context.now })
  }
