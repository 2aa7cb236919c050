import type { ImportKind } from '../import-kind'
import { mapFileForm } from '../sources/map-file-form'
import { placeEntity } from './place-entity'

export const placesKind: ImportKind = {
  name: 'osm',
  title: 'Places from OpenStreetMap',
  about:
    'Asks the map for restaurants, hotels, shops, pharmacies and the rest in Makkah, Madinah and Jeddah. It takes a few minutes.',
  noun: 'places',
  undoing:
    'Every record goes back to what it was before, and what the import brought in goes again. What somebody has changed since stays.',
  source: 'http',
  isMonthly: true,
  lock: 1,
  entity: placeEntity,
  file: mapFileForm,
  load: async () => (await import('./work')).placesWork,
}
