import { errorCode } from '@/lib/error-code'
import type { CacheTag } from '@/server/cache/tags'
import { runCooperatively } from '@/server/cooperative'
import { inSqlTransaction } from '@/server/database/transaction'

import { applyPlan } from '../engine/apply-plan'
import { type Entity, gateEntity, placeEntity } from '../engine/entities'
import { checksumOf, type Plan, planImport, recordsToRead } from '../engine/plan-import'
import { readKeys, readRecords } from '../engine/read-stored'
import type { SqlClient } from '@/server/database/sql-client'
import { StalePlanError } from '../engine/write-records'
import type { SourceRecords } from '../sources/read-places'
import type { ReadSource, SourceContext } from '../sources/read-source'
import { ImportFailure } from './failure'
import { newlyMissingIn, outcomeOf, tagsOf } from './outcome'
import { readPreview, storePreview } from './previews'
import { refuseOtherPlan } from './refuse-other-plan'
import { type Outcome, type Run, succeedRun } from './run-store'
import { whyNotEnded } from './why-not-ended'

/** When more than this share of what was there is gone, the answer looks broken: a person has to agree. */
export const MAX_MISSING_SHARE = 0.2

/** A record changed under a plan is met again at once; three editors in a row are a sign of something else. */
const MAX_PLANS = 4

/**
 * A run from its source to its end in the database: read, compare, write, all or nothing.
 *
 * @returns the cached reads that have to be renewed
 * @throws ImportFailure with what to tell a person
 */
export async function importAndApply(
  context: SourceContext,
  readSource: ReadSource,
): Promise<{ readonly tags: readonly CacheTag[] }> {
  const { client, run, signal, onProgress, payload } = context
  const entity = run.kind === 'osm' ? placeEntity : gateEntity
  const source = run.appliesPreview === null ? await readSource(context) : await readPreview(client, run.appliesPreview)
  signal.throwIfAborted()
  if (source.records.length === 0) {
    throw new ImportFailure('empty-answer', 'The source has not a single usable record. Nothing has changed.')
  }

  for (let round = 1; ; round += 1) {
    onProgress({ step: 'Comparing with what is there', done: 0, total: source.records.length })
    const plan = await makePlan(client, entity, source)
    signal.throwIfAborted()
    if (!run.dryRun) refuseShrinking(plan, source, run)
    // Only a preview is ever compared with the import that carries it out.
    const checksum = run.dryRun || run.appliesPreview !== null ? await runCooperatively(checksumOf(plan)) : null
    if (run.appliesPreview !== null) await refuseOtherPlan(client, run.appliesPreview, checksum)
    const outcome = outcomeOf(plan, source, checksum, run.dryRun)

    if (run.dryRun) {
      await storePreview(client, run.id, source)
      if (!(await succeedRun(client, run, outcome))) throw await whyNotEnded(client, run)
      return { tags: [] }
    }
    onProgress({ step: 'Writing', done: 0, total: plan.creates.length + plan.updates.length })
    try {
      const written = await writePlan(context, entity, plan, outcome)
      return { tags: tagsOf(run.kind, plan, written) }
    } catch (error) {
      if (!isOvertaken(error) || round === MAX_PLANS) throw error
      payload.logger.info({ msg: `Import ${run.id}: a record was changed meanwhile, planning again` })
    }
  }
}

async function makePlan(client: SqlClient, entity: Entity, source: SourceRecords): Promise<Plan> {
  const keys = await readKeys(client, entity)
  const { stored, bases } = await readRecords(
    client,
    entity,
    await runCooperatively(recordsToRead(source.records, keys)),
  )
  const present = source.isComplete ? source.present : null
  return runCooperatively(planImport({ incoming: source.records, keys, stored, bases, units: entity.units, present }))
}

/** One transaction for everything, the end of the run included: readers see the map before or after, never between. */
async function writePlan(
  { payload, run, signal, onProgress }: SourceContext,
  entity: Entity,
  plan: Plan,
  outcome: Outcome,
): Promise<readonly number[]> {
  return inSqlTransaction(payload, async (client) => {
    await client.query(`SET LOCAL statement_timeout = '120s'`)
    const written = await applyPlan({
      client,
      entity,
      plan,
      runId: run.id,
      now: new Date(),
      onProgress: (done, total) => {
        signal.throwIfAborted()
        onProgress({ step: 'Writing', done, total })
      },
    })
    if (!(await succeedRun(client, run, outcome))) throw await whyNotEnded(client, run)
    signal.throwIfAborted()
    return written
  })
}

const UNIQUE_VIOLATION = '23505'

/** An editor saved a record between our look at it and our writing, or made one of the same map object. */
function isOvertaken(error: unknown): boolean {
  return error instanceof StalePlanError || errorCode(error) === UNIQUE_VIOLATION
}

function refuseShrinking(plan: Plan, source: SourceRecords, run: Run): void {
  if (!source.isComplete || run.confirmed) return
  const gone = newlyMissingIn(plan)
  const still = plan.unchanged + plan.updates.length
  const share = gone / Math.max(1, gone + still)
  if (gone === 0 || share <= MAX_MISSING_SHARE) return
  throw new ImportFailure(
    'much-smaller',
    `The source no longer has ${gone} of ${gone + still} records, which looks like a broken answer. Nothing has changed. If it is right, confirm it.`,
  )
}
