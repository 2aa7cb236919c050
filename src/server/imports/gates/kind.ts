import type { ImportKind } from '../import-kind'
import { mapFileForm } from '../sources/map-file-form'
import { gateEntity } from './gate-entity'

export const gatesKind: ImportKind = {
  name: 'gates',
  title: 'Gates of the two mosques',
  about: 'Brings in the gates that ship with the guide, matched by mosque and number.',
  noun: 'gates',
  undoing:
    'Every record goes back to what it was before, and what the import brought in goes again. What somebody has changed since stays.',
  source: 'data',
  isMonthly: false,
  lock: 2,
  entity: gateEntity,
  file: mapFileForm,
  load: async () => (await import('./work')).gatesWork,
}
