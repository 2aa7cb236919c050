import { createHash } from 'node:crypto'

import type { StreetChanges } from '@/contracts/import-report'
import { cacheTags } from '@/server/cache/tags'
import type { SqlClient } from '@/server/database/sql-client'

import { describeShrinking, type ImportPlan, type ImportSource, type Written } from '../context/import-source'
import { isOlderDay, type OlderCopy, toDay } from '../context/older-copy'
import { compareStreets } from './compare-streets'
import type { StreetRecords } from './street-records'
import {
  addVersion,
  compressStreets,
  currentVersion,
  type StoredVersion,
  type StreetFile,
  streetHash,
} from './street-versions'

/** A city of the source beside what visitors see of it now. */
type Compared = {
  readonly before: StoredVersion | null
  readonly file: StreetFile
  readonly changes: StreetChanges
  readonly isNew: boolean
}

/** Streets to be compared with the current version. A city whose streets are as they were keeps its version. */
export function streetSource(records: StreetRecords): ImportSource {
  return {
    name: records.sourceName,
    timestamp: records.sourceTimestamp,
    warnings: records.warnings,
    size: records.files.length,
    toJson: () => ({
      ...records,
      files: records.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes).toString('base64') })),
    }),
    plan: async ({ client }) => {
      const compared: Compared[] = []
      for (const file of records.files) compared.push(await compareWithCurrent(client, file))
      return toImportPlan(records, compared)
    },
  }
}

/** `toJson`, back again. */
export function reviveStreets(kept: unknown): StreetRecords {
  // Written by `toJson` alone.
  const records = kept as Omit<StreetRecords, 'files'> & {
    readonly files: readonly (Omit<StreetFile, 'bytes'> & { readonly bytes: string })[]
  }
  return { ...records, files: records.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes, 'base64') })) }
}

async function compareWithCurrent(client: SqlClient, file: StreetFile): Promise<Compared> {
  const before = await currentVersion(client, file.city)
  const changes: StreetChanges = {
    city: file.city,
    ...compareStreets(before, file),
    bytesBefore: before?.size ?? null,
    bytesAfter: compressStreets(file.bytes).length,
  }
  return { before, file, changes, isNew: before?.hash !== streetHash(file.bytes) }
}

function toImportPlan(records: StreetRecords, compared: readonly Compared[]): ImportPlan {
  const changed = compared.filter(({ isNew }) => isNew)
  return {
    size: changed.length,
    olderCopy: findOlderCopy(compared, records),
    shrinks: describeLoss(compared),
    checksum: async () => computeChecksum(compared),
    write: async ({ client, runId }) => {
      for (const { file } of changed) await addVersion(client, file, runId)
      return {
        ...describeWritten(records, compared),
        tags: changed.length === 0 ? [] : [cacheTags.streets],
      }
    },
  }
}

/** A city that would go back to streets of a day before those it has. */
function findOlderCopy(compared: readonly Compared[], { sourceTimestamp }: StreetRecords): OlderCopy | null {
  const sourceDay = toDay(sourceTimestamp)
  const days = compared.flatMap(({ before, isNew }) => (isNew && before !== null ? [toDay(before.mapDate)] : []))
  const knownDay =
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  return isOlderDay(sourceDay, knownDay) ? { sourceDay, knownDay } : null
}

/** Of the first city that has lost many. */
const describeLoss = (compared: readonly Compared[]): string | null =>
  compared
    .map(({ before, changes }) => describeShrinking(changes.ways.removed, before?.wayRefs.length ?? 0, 'streets'))
    .find((sentence) => sentence !== null) ?? null

/** The same as long as the same files would replace the same versions. */
function computeChecksum(compared: readonly Compared[]): string {
  const plan = compared.map(({ before, file }) => [file.city, before?.hash ?? null, streetHash(file.bytes)])
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex')
}

/** Ways and buildings are counted together, the report says which are which. */
function describeWritten({ skipped }: StreetRecords, compared: readonly Compared[]): Omit<Written, 'tags'> {
  const counted = compared.flatMap(({ changes: { ways, buildings } }) => [ways, buildings])
  const sum = (name: keyof StreetChanges['ways']) => counted.reduce((total, counts) => total + counts[name], 0)
  return {
    counts: {
      created: sum('added'),
      updated: sum('changed'),
      unchanged: sum('unchanged'),
      missing: sum('removed'),
      conflicts: 0,
    },
    skipped,
    changes: { streets: compared.map(({ changes }) => changes) },
    report: { newlyMissing: sum('removed') },
  }
}
