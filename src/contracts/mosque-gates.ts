import * as z from 'zod/mini'

import type { TriState } from '@/domain/places/flag-states'
import { safeHttpUrl } from '@/lib/text/web-links'

import type { Gate } from './content'

/** 1 = yes; 0 = no, and also "not confirmed": the public API has only two values (spec §3). */
const flag = z.union([z.literal(0), z.literal(1)])

/** One gate as `GET /api/mosque-gates` gives it. The names are those of spec §3. */
export const gateDtoSchema = z.strictObject({
  id: z.int(),
  locationId: z.int(),
  name: z.string(),
  gate_number: z.nullable(z.string()),
  arabic_name: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  description: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  directions_url: z.nullable(z.string()),
  is_major: flag,
  women_only: flag,
  is_entrance: flag,
  is_exit: flag,
  is_wheelchair_accessible: flag,
})

export const gateListSchema = z.array(gateDtoSchema)

export type GateDto = z.infer<typeof gateDtoSchema>

type GateRecord = Omit<Gate, 'kind' | 'level' | 'source' | 'checkedOn' | 'confidence'>

/** The public form of a gate: exactly the fields of the contract, nothing of how we know them. */
export function toGateDto(gate: GateRecord): GateDto {
  return {
    id: gate.id,
    locationId: gate.mosqueId,
    name: gate.name,
    gate_number: gate.gateNumber,
    arabic_name: gate.arabicName,
    notes: gate.notes,
    description: gate.description,
    latitude: gate.latitude,
    longitude: gate.longitude,
    directions_url: safeHttpUrl(gate.directionsUrl),
    is_major: toFlag(gate.isMajor),
    women_only: toFlag(gate.womenOnly),
    is_entrance: toFlag(gate.isEntrance),
    is_exit: toFlag(gate.isExit),
    is_wheelchair_accessible: toFlag(gate.isWheelchairAccessible),
  }
}

const toFlag = (state: TriState): 0 | 1 => (state === 'yes' ? 1 : 0)
