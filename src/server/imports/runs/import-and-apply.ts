import { errorCode } from '@/lib/error-code'
import type { CacheTag } from '@/server/cache/tags'
import { runCooperatively } from '@/server/cooperative'
import { inSqlTransaction } from '@/server/database/transaction'

import { applyPlan } from '../engine/apply-plan'
import { type Entity, gateEntity, placeEntity } from '../engine/entities'
import { computeChecksum, countNewlyMissing, type Plan, planImport, recordsToRead } from '../engine/plan-import'
import { readKeys, readRecords } from '../engine/read-stored'
import type { SqlClient } from '@/server/database/sql-client'
import { RejectedRecords } from '../engine/rejected-records'
import { StalePlanError } from '../engine/write-records'
import type { SourceRecords } from '../sources/read-places'
import type { SourceContext } from '../context/source-context'
import type { ReadSource } from '../sources/read-source'
import { ImportFailure } from '../context/failure'
import {
  toDay,
  isAgreedTo,
  isOlderDay,
  newestDay,
  type OlderCopy,
  findOlderCopy,
  olderQuestion,
  refuseOlder,
} from './older-copy'
import { listTags, toOutcome } from './outcome'
import { readPreview, storePreview } from './previews'
import { refuseOtherPlan } from './refuse-other-plan'
import type { Run } from '../context/run'
import { type Outcome, succeedRun } from './run-store'
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
  if (source.records.length === 0 && (source.isComplete || source.closed.size === 0)) {
    throw new ImportFailure('empty-answer', 'The source has not a single usable record. Nothing has changed.')
  }

  const sourceDay = toDay(source.sourceTimestamp)
  const importedDay = await newestDay(client, run.kind)
  for (let round = 1; ; round += 1) {
    onProgress({ step: 'Comparing with what is there', done: 0, total: source.records.length })
    // An older copy is asked about as a whole: whoever agrees to it, or looks at what it would do, means all of it.
    const takesOlder = isOlderDay(sourceDay, importedDay) || isAgreedTo(sourceDay, run)
    const plan = await makePlan(client, entity, source, takesOlder)
    signal.throwIfAborted()
    // Each gate that ships with the guide has a day of its own.
    const olderCopy = run.kind === 'gates' ? null : findOlderCopy(plan, sourceDay, importedDay)
    const questions = findQuestions(plan, source, run, olderCopy)
    if (!run.dryRun) questions.refuse()
    // Only a preview is ever compared with the import that carries it out.
    const checksum = run.dryRun || run.appliesPreview !== null ? await runCooperatively(computeChecksum(plan)) : null
    if (run.appliesPreview !== null) await refuseOtherPlan(client, run.appliesPreview, checksum)
    onProgress({
      step: run.dryRun ? 'Trying it' : 'Writing',
      done: 0,
      total: plan.creates.length + plan.updates.length,
    })
    try {
      const asides = new RejectedRecords(round === MAX_PLANS)
      const createOutcome = ({ list }: RejectedRecords): Outcome =>
        toOutcome({ run, plan, source, checksum, setAside: list, ...questions })
      const written = await writePlan(context, entity, plan, asides, createOutcome)
      if (!run.dryRun) return { tags: listTags(run.kind, plan, written) }
      await storePreview(client, run.id, source)
      if (!(await succeedRun(client, run, createOutcome(asides)))) throw await whyNotEnded(client, run)
      return { tags: [] }
    } catch (error) {
      if (!isOvertaken(error) || round === MAX_PLANS) throw error
      payload.logger.info({ msg: `Import ${run.id}: a record was changed meanwhile, planning again` })
    }
  }
}

async function makePlan(client: SqlClient, entity: Entity, source: SourceRecords, takesOlder: boolean): Promise<Plan> {
  const keys = await readKeys(client, entity)
  const { stored, bases } = await readRecords(
    client,
    entity,
    await runCooperatively(recordsToRead(source.records, keys)),
  )
  const { records: incoming, closed } = source
  const present = source.isComplete ? source.present : null
  const { units } = entity
  return runCooperatively(planImport({ incoming, keys, stored, bases, units, present, closed, takesOlder }))
}

/**
 * One transaction for everything, the end of the run included: readers see the map before or after, never between. A dry
 * run does the same and is rolled back, so that what it says is what an import does.
 */
async function writePlan(
  { payload, run, signal, onProgress }: SourceContext,
  entity: Entity,
  plan: Plan,
  asides: RejectedRecords,
  createOutcome: (asides: RejectedRecords) => Outcome,
): Promise<readonly number[]> {
  return inSqlTransaction(
    payload,
    async (client) => {
      await client.query(`SET LOCAL statement_timeout = '120s'`)
      const written = await applyPlan({
        client,
        entity,
        plan,
        runId: run.id,
        now: new Date(),
        onProgress: (done, total) => {
          signal.throwIfAborted()
          onProgress({ step: run.dryRun ? 'Trying it' : 'Writing', done, total })
        },
        asides,
      })
      if (!(await succeedRun(client, run, createOutcome(asides)))) throw await whyNotEnded(client, run)
      signal.throwIfAborted()
      return written
    },
    run.dryRun ? 'ROLLBACK' : 'COMMIT',
  )
}

const UNIQUE_VIOLATION = '23505'

/** An editor saved a record between our look at it and our writing, or made one of the same map object. */
function isOvertaken(error: unknown): boolean {
  return error instanceof StalePlanError || errorCode(error) === UNIQUE_VIOLATION
}

/** What a person has to agree to before such a plan is carried out. A preview says it, an import stops at it. */
function findQuestions(plan: Plan, source: SourceRecords, run: Run, older: OlderCopy | null) {
  const shrinks = source.isComplete ? describeShrinking(plan) : null
  const questions = [
    ...(older === null ? [] : [olderQuestion(older, run)]),
    ...(shrinks === null ? [] : [`${shrinks} To import it all the same has to be confirmed.`]),
  ]
  return {
    // An import that has come to its end has its answers.
    questions: run.dryRun ? questions : [],
    olderCopy: run.dryRun ? older : null,
    refuse: () => {
      refuseOlder(older, run)
      if (shrinks === null || run.confirmed) return
      throw new ImportFailure('much-smaller', `${shrinks} Nothing has changed. If it is right, confirm it.`)
    },
  }
}

function describeShrinking(plan: Plan): string | null {
  const gone = countNewlyMissing(plan)
  const still = plan.unchanged + plan.updates.length
  const share = gone / Math.max(1, gone + still)
  if (gone === 0 || share <= MAX_MISSING_SHARE) return null
  return `The source no longer has ${gone} of ${gone + still} records, which looks like a broken answer.`
}
