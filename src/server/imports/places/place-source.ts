import { cacheTags } from '@/server/cache/tags'

import type { ImportSource } from '../context/import-source'
import { recordSource, type RecordRules } from '../engine/record-source'
import type { SourceRecords } from '../engine/records'
import { placeEntity } from './place-entity'

const rules: RecordRules = {
  entity: placeEntity,
  hasDay: true,
  tagsOf: (changed) => [cacheTags.locations, ...changed.map(cacheTags.location)],
}

/** Places to be compared with those of the guide. */
export const placeSource = (records: SourceRecords): ImportSource => recordSource(rules, records)
