import { type GateFields, gateFields } from '@/domain/gates/gate-fields'
import { type MosqueKey, mosques } from '@/domain/gates/mosques'
import { type KeysWhere, keysWhere, pick, recordOf } from '@/lib/lists/table-rows'
import type { MosqueGate } from '@/payload-types'

import type { Gate, GateDetails } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { findRecords } from './payload'

/** The published gates of both mosques, by mosque and number. */
export async function listAllGates(): Promise<readonly Gate[]> {
  const [haram, nabawi] = await Promise.all([listGates('haram'), listGates('nabawi')])
  return [...haram, ...nabawi]
}

/** The published gates of one mosque, in the order of their numbers. */
export const listGates = cached(
  { key: 'gates-of-mosque', tags: () => [cacheTags.gates] },
  async (mosque: MosqueKey): Promise<readonly Gate[]> => {
    const gates = await findRecords('mosque-gates', {
      where: { location: { equals: mosques[mosque].id } },
      sort: ['sortOrder', 'name', 'id'],
    })
    return gates.map(toGate)
  },
)

/** A published gate by id, or `null`. */
export const findGate = cached(
  { key: 'gate', tags: (id) => [cacheTags.gate(id)] },
  async (id: number): Promise<GateDetails | null> => {
    const [doc] = await findRecords('mosque-gates', { where: { id: { equals: id } }, limit: 1 })
    return doc === undefined ? null : { ...toGate(doc), reviewDueOn: doc.provenance?.reviewDueOn ?? null }
  },
)

const flags = keysWhere(gateFields, { kind: 'flag' })

type OptionalText = Exclude<KeysWhere<GateFields, { readonly kind: 'text' }>, 'name'>

const optionalTexts = keysWhere(gateFields, { kind: 'text' }).filter((key): key is OptionalText => key !== 'name')

function toGate(doc: MosqueGate): Gate {
  return {
    id: doc.id,
    mosqueId: typeof doc.location === 'object' ? doc.location.id : doc.location,
    name: doc.name,
    kind: doc.kind,
    ...recordOf(optionalTexts, (key) => doc[key] ?? null),
    ...pick(doc, flags),
    latitude: doc.latitude ?? null,
    longitude: doc.longitude ?? null,
    level: doc.level ?? null,
    source: doc.provenance?.source ?? null,
    checkedOn: doc.provenance?.checkedOn ?? null,
    confidence: doc.confidence ?? null,
  }
}
