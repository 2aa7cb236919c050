import emergencyPlacesFile from '@/data/emergency-places.json'
import gatesFile from '@/data/gates-facts.json'
import holySitesFile from '@/data/holy-sites.json'
import jeddahPlacesFile from '@/data/jeddah-places.json'
import madinahPlacesFile from '@/data/madinah-places.json'
import mashairPlacesFile from '@/data/mashair-places.json'
import { toGateSeeds } from '@/seed/gates'
import { listCuratedMapRefs } from '@/seed/places'
import { withMapGates } from '@/server/imports/gates/map-gates'
import type { ImportSources } from '@/server/imports/runs/run-leased'
import { readGateFile } from '@/server/imports/sources/gate-records'
import { overpassSource } from '@/server/imports/sources/overpass-source'
import { streetsSource } from '@/server/imports/streets/streets-source'

/** What each kind of import reads: the map's servers, and the gates that ship with the guide. */
export const sources: ImportSources = {
  osm: (context) =>
    overpassSource(
      listCuratedMapRefs(holySitesFile, jeddahPlacesFile, madinahPlacesFile, emergencyPlacesFile, mashairPlacesFile),
    )(context),
  gates: async ({ client, onProgress }) => {
    onProgress({ step: 'Reading the gates that ship with the guide', done: 0, total: null })
    return withMapGates(client, await readGateFile(client, toGateSeeds(gatesFile), 'gates-facts.json'), null)
  },
  streets: streetsSource,
}
