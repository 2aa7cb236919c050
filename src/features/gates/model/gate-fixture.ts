import type { Gate } from '@/contracts/content'
import { gateFields } from '@/domain/gates/gate-fields'
import { mosques } from '@/domain/gates/mosques'
import { keysWhere, recordOf } from '@/lib/lists/table-rows'

/** A door of Masjid al-Haram of which nothing is known, for tests. */
export const gate = (facts: Partial<Gate> = {}): Gate => ({
  id: 1,
  mosqueId: mosques.haram.id,
  kind: 'door',
  ...recordOf(keysWhere(gateFields, { kind: 'text' }), () => null),
  ...recordOf(keysWhere(gateFields, { kind: 'flag' }), () => 'unknown' as const),
  name: 'Door',
  latitude: null,
  longitude: null,
  level: null,
  source: null,
  checkedOn: null,
  confidence: null,
  ...facts,
})
