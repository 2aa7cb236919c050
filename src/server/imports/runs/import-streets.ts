import { createHash } from 'node:crypto'

import type { StreetChanges } from '@/contracts/import-report'
import { type CacheTag, cacheTags } from '@/server/cache/tags'
import type { SqlClient } from '@/server/database/sql-client'
import { inSqlTransaction } from '@/server/database/transaction'

import { ImportFailure } from '../context/failure'
import { MAX_MISSING_SHARE } from './import-and-apply'
import { isOlderDay, type OlderCopy, olderQuestion, refuseOlder, toDay } from './older-copy'
import { refuseOtherPlan } from './refuse-other-plan'
import type { Run } from '../context/run'
import { type Outcome, succeedRun } from './run-store'
import { whyNotEnded } from './why-not-ended'
import type { SourceContext } from '../context/source-context'
import { compareStreets } from '../streets/compare-streets'
import { readStreetPreview, storeStreetPreview } from './street-previews'
import type { StreetRecords } from '../streets/street-records'
import {
  addVersion,
  compressStreets,
  currentVersion,
  type StoredVersion,
  type StreetFile,
  streetHash,
} from '../streets/street-versions'
import type { ReadStreetSource } from '../streets/streets-source'

/** A city of the source beside what visitors see of it now. */
type Compared = {
  readonly before: StoredVersion | null
  readonly file: StreetFile
  readonly changes: StreetChanges
  readonly isNew: boolean
}

/**
 * A run of streets from its source to its end in the database. A city whose streets are as they were keeps its version;
 * each other gets a new one, in the transaction that ends the run.
 *
 * @returns the cached reads that have to be renewed
 * @throws ImportFailure with what to tell a person
 */
export async function importStreets(
  context: SourceContext,
  readSource: ReadStreetSource,
): Promise<{ readonly tags: readonly CacheTag[] }> {
  const { client, run, signal, onProgress, payload } = context
  const source =
    run.appliesPreview === null ? await readSource(context) : await readStreetPreview(client, run.appliesPreview)
  signal.throwIfAborted()
  onProgress({ step: 'Comparing with what is there', done: 0, total: source.files.length })
  const compared: Compared[] = []
  for (const file of source.files) compared.push(await compareWithCurrent(client, file))
  signal.throwIfAborted()

  const olderCopy = findOlderCopy(compared, source)
  if (!run.dryRun) {
    refuseOlder(olderCopy, run)
    refuseShrinking(compared, run)
  }
  const checksum = computeChecksum(compared)
  if (run.appliesPreview !== null) await refuseOtherPlan(client, run.appliesPreview, checksum)
  const outcome = toOutcome({ source, compared, checksum, run, olderCopy: run.dryRun ? olderCopy : null })

  const changed = compared.filter(({ isNew }) => isNew)
  onProgress({ step: run.dryRun ? 'Trying it' : 'Writing', done: 0, total: changed.length })
  // A dry run does the same and is rolled back.
  await inSqlTransaction(
    payload,
    async (writer) => {
      for (const { file } of changed) await addVersion(writer, file, run.id)
      if (!(await succeedRun(writer, run, outcome))) throw await whyNotEnded(writer, run)
      signal.throwIfAborted()
    },
    run.dryRun ? 'ROLLBACK' : 'COMMIT',
  )
  if (run.dryRun) {
    await storeStreetPreview(client, run.id, source)
    if (!(await succeedRun(client, run, outcome))) throw await whyNotEnded(client, run)
    return { tags: [] }
  }
  return { tags: changed.length === 0 ? [] : [cacheTags.streets] }
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

function refuseShrinking(compared: readonly Compared[], run: Run): void {
  if (run.confirmed) return
  for (const { before, changes } of compared) {
    const gone = changes.ways.removed
    const all = before?.wayRefs.length ?? 0
    if (gone <= all * MAX_MISSING_SHARE) continue
    throw new ImportFailure(
      'much-smaller',
      `The source no longer has ${gone} of ${all} streets, which looks like a broken answer. Nothing has changed. If it is right, confirm it.`,
    )
  }
}

/** The same as long as the same files would replace the same versions. */
function computeChecksum(compared: readonly Compared[]): string {
  const plan = compared.map(({ before, file }) => [file.city, before?.hash ?? null, streetHash(file.bytes)])
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex')
}

/** What a run says of itself: ways and buildings are counted together, the report says which are which. */
function toOutcome({
  source,
  compared,
  checksum,
  run,
  olderCopy,
}: {
  source: StreetRecords
  compared: readonly Compared[]
  checksum: string
  run: Run
  olderCopy: OlderCopy | null
}): Outcome {
  const isPreview = run.dryRun
  const counted = compared.flatMap(({ changes: { ways, buildings } }) => [ways, buildings])
  const sum = (name: keyof StreetChanges['ways']) => counted.reduce((total, counts) => total + counts[name], 0)
  const streets = compared.map(({ changes }) => changes)
  return {
    counts: {
      created: sum('added'),
      updated: sum('changed'),
      unchanged: sum('unchanged'),
      skipped: Object.values(source.skipped).reduce((total, count) => total + count, 0),
      missing: sum('removed'),
      conflicts: 0,
    },
    skippedReasons: source.skipped,
    checksum,
    sourceTimestamp: source.sourceTimestamp,
    preview: isPreview ? { streets } : null,
    report: {
      sourceName: source.sourceName,
      warnings: [...(olderCopy === null ? [] : [olderQuestion(olderCopy, run)]), ...source.warnings],
      newlyMissing: sum('removed'),
      ...(olderCopy !== null && { olderCopy }),
      ...(run.olderAgreed !== null && { olderAgreed: run.olderAgreed }),
      ...(isPreview ? {} : { streets }),
    },
  }
}
