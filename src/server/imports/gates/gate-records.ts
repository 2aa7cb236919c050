import { gateFields } from '@/domain/gates/gate-fields'
import { keysWhere, recordOf } from '@/lib/lists/table-rows'

import type { IncomingRecord, SourceRecords, Value } from '../engine/records'
import type { SqlClient } from '@/server/database/sql-client'

/** A gate of the data file, as far as an import reads it. */
export type SourceGate = {
  readonly key: string
  readonly name: string
  readonly locationId: number
  readonly source: string
  readonly checkedOn: string
  readonly reviewDueOn: string
  readonly gateNumber: string | null
} & Readonly<Record<(typeof fileFields)[number], Value>>

const fileFields = [
  ...keysWhere(gateFields, { isImported: true }),
  'kind' as const,
  'latitude' as const,
  'longitude' as const,
  'level' as const,
  'confidence' as const,
  'sortOrder' as const,
  'osmRef' as const,
]

/** The gates that ship with the guide, each under the key of the record that already stands for it. */
export async function readGateFile(
  client: SqlClient,
  gates: readonly SourceGate[],
  sourceName: string,
): Promise<SourceRecords> {
  const tie = await matchByNumber(client)
  const records = gates.map((gate): IncomingRecord => {
    return {
      key: tie(gate) ?? gate.key,
      label: gate.name,
      values: { location: gate.locationId, ...recordOf(fileFields, (field) => gate[field]) },
      checkedOn: gate.checkedOn,
      sourceDay: gate.checkedOn,
      reviewDueOn: gate.reviewDueOn,
      source: gate.source,
      edition: null,
    }
  })
  return {
    records,
    skipped: {},
    dropped: {},
    rules: {},
    present: new Set(records.map(({ key }) => key)),
    closed: new Set(),
    isComplete: true,
    sourceTimestamp: null,
    sourceName,
    warnings: [],
  }
}

/**
 * A gate an editor has made has no key of the file. Where exactly one gate of a mosque carries a number and a name, it is
 * the one; `readKeys` knows it as `id/<number of the record>`.
 */
async function matchByNumber(client: SqlClient): Promise<(gate: SourceGate) => string | null> {
  const { rows } = await client.query<{ id: number; label: string; has_key: boolean }>(
    `SELECT g.id, concat_ws('|', g.location_id, g.gate_number, lower(g.name)) AS label,
            EXISTS (SELECT 1 FROM import_values v WHERE v.collection = 'mosque-gates' AND v.record_id = g.id)
         OR EXISTS (SELECT 1 FROM seed_records s WHERE s.key LIKE 'mosque-gates/%' AND s.document_id = g.id) AS has_key
     FROM mosque_gates g WHERE g.deleted_at IS NULL`,
  )
  const byLabel = new Map<string, number | null>()
  for (const { id, label, has_key } of rows) {
    if (!has_key) byLabel.set(label, byLabel.has(label) ? null : id)
  }
  return ({ locationId, gateNumber, name }) => {
    const label = [locationId, gateNumber, name.toLowerCase()].filter((part) => part !== null).join('|')
    const id = byLabel.get(label)
    return id === undefined || id === null ? null : `id/${id}`
  }
}
