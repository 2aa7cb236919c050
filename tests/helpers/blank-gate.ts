import type { GateDto } from '@/contracts/mosque-gates'
import { mosques } from '@/domain/gates/mosques'

/** What every gate has to say, where a test does not care. */
export const blankGate = {
  id: 1,
  locationId: mosques.haram.id,
  name: 'A gate',
  gate_number: null,
  arabic_name: null,
  notes: null,
  description: null,
  latitude: 21.42,
  longitude: 39.82,
  directions_url: null,
  is_major: 0,
  women_only: 0,
  is_entrance: 0,
  is_exit: 0,
  is_wheelchair_accessible: 0,
} as const satisfies GateDto
