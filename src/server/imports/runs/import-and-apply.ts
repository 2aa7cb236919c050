import { errorCode } from '@/lib/error-code'
import type { CacheTag } from '@/server/cache/tags'
import type { SqlClient } from '@/server/database/sql-client'
import { inSqlTransaction } from '@/server/database/transaction'

import { CANCELLED, ImportFailure } from '../context/failure'
import {
  type ImportPlan,
  type ImportSource,
  type ReadSource,
  StalePlanError,
  type Written,
} from '../context/import-source'
import { isOlderDay, toDay } from '../context/older-copy'
import type { Run } from '../context/run'
import type { SourceContext } from '../context/source-context'
import { isAgreedTo, newestDay, olderQuestion, refuseOlder } from './older-copy'
import { readPreview, storePreview } from './previews'
import { type Outcome, readRun, succeedRun } from './run-store'

/** A record changed under a plan is met again at once; three editors in a row are a sign of something else. */
const MAX_PLANS = 4

/**
 * A run from its source to its end in the database: read, compare, write, all or nothing.
 *
 * @returns the cached reads that have to be renewed
 * @throws ImportFailure with what to tell a person
 */
export async function importAndApply(context: SourceContext, readSource: ReadSource): Promise<readonly CacheTag[]> {
  const { client, run, signal, onProgress, payload } = context
  const source =
    run.appliesPreview === null ? await readSource(context) : await readPreview(context, run.appliesPreview)
  signal.throwIfAborted()

  const sourceDay = toDay(source.timestamp)
  const importedDay = await newestDay(client, run.kind)
  for (let round = 1; ; round += 1) {
    onProgress({ step: 'Comparing with what is there', done: 0, total: source.size })
    // An older copy is asked about as a whole: whoever agrees to it, or looks at what it would do, means all of it.
    const takesOlder = isOlderDay(sourceDay, importedDay) || isAgreedTo(sourceDay, run)
    const plan = await source.plan({ client, importedDay, takesOlder })
    signal.throwIfAborted()
    if (!run.dryRun) refuseUnagreed(plan, run)
    // Only a preview is ever compared with the import that carries it out.
    const checksum = run.dryRun || run.appliesPreview !== null ? await plan.checksum() : null
    if (run.appliesPreview !== null) await refuseOtherPlan(client, run.appliesPreview, checksum)
    const createOutcome = (written: Written) => toOutcome({ run, source, plan, checksum, written })
    try {
      const written = await writePlan(context, plan, round === MAX_PLANS, createOutcome)
      if (!run.dryRun) return written.tags
      await storePreview(client, run.id, source)
      if (!(await succeedRun(client, run, createOutcome(written)))) throw await whyNotEnded(client, run)
      return []
    } catch (error) {
      if (!isOvertaken(error) || round === MAX_PLANS) throw error
      payload.logger.info({ msg: `Import ${run.id}: a record was changed meanwhile, planning again` })
    }
  }
}

/**
 * One transaction for everything, the end of the run included: readers see the map before or after, never between. A dry
 * run does the same and is rolled back, so that what it says is what an import does.
 */
async function writePlan(
  { payload, run, signal, onProgress }: SourceContext,
  plan: ImportPlan,
  isLastTry: boolean,
  createOutcome: (written: Written) => Outcome,
): Promise<Written> {
  const onWritten = (done: number) => onProgress({ step: run.dryRun ? 'Trying it' : 'Writing', done, total: plan.size })
  onWritten(0)
  return inSqlTransaction(
    payload,
    async (client) => {
      await client.query(`SET LOCAL statement_timeout = '120s'`)
      const written = await plan.write({
        client,
        runId: run.id,
        isLastTry,
        onProgress: (done) => {
          signal.throwIfAborted()
          onWritten(done)
        },
      })
      if (!(await succeedRun(client, run, createOutcome(written)))) throw await whyNotEnded(client, run)
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

/** Stops an import at what a person has not agreed to. */
function refuseUnagreed({ olderCopy, shrinks }: ImportPlan, run: Run): void {
  refuseOlder(olderCopy, run)
  if (shrinks === null || run.confirmed) return
  throw new ImportFailure('much-smaller', `${shrinks} Nothing has changed. If it is right, confirm it.`)
}

/** Throws when the plan is no longer the one that the preview has shown; `checksum` is of the plan as it is now. */
async function refuseOtherPlan(client: SqlClient, previewId: number, checksum: string | null): Promise<void> {
  const preview = await readRun(client, previewId)
  if (checksum !== null && preview?.checksum === checksum) return
  throw new ImportFailure(
    'plan-changed',
    'Records were changed after the preview was made, so it would no longer do what it shows. Make a new preview.',
  )
}

/** Why `succeedRun` refused: a person has cancelled the run, or somebody else works on it. */
async function whyNotEnded(client: SqlClient, { id, attempt }: Run): Promise<ImportFailure> {
  const { rows } = await client.query<{ is_cancelled: boolean }>(
    'SELECT cancel_requested_at IS NOT NULL AS is_cancelled FROM import_runs WHERE id = $1 AND attempt = $2',
    [id, attempt],
  )
  return rows[0]?.is_cancelled === true
    ? new ImportFailure('cancelled', CANCELLED)
    : new ImportFailure('lost', 'Another worker has taken this import over.')
}

/** What a run says of itself at its end, to the people who look at it. */
function toOutcome({
  run,
  source,
  plan,
  checksum,
  written,
}: {
  readonly run: Run
  readonly source: ImportSource
  readonly plan: ImportPlan
  readonly checksum: string | null
  readonly written: Written
}): Outcome {
  const isPreview = run.dryRun
  const { skipped, changes, report } = written
  // An import that has come to its end has its answers.
  const { olderCopy, shrinks } = isPreview ? plan : { olderCopy: null, shrinks: null }
  return {
    counts: { ...written.counts, skipped: Object.values(skipped).reduce((sum, count) => sum + count, 0) },
    skippedReasons: skipped,
    checksum,
    sourceTimestamp: source.timestamp,
    preview: isPreview ? changes : null,
    report: {
      sourceName: source.name,
      warnings: [
        ...(olderCopy === null ? [] : [olderQuestion(olderCopy, run)]),
        ...(shrinks === null ? [] : [`${shrinks} To import it all the same has to be confirmed.`]),
        ...source.warnings,
        ...(written.warnings ?? []),
      ],
      ...report,
      ...(olderCopy !== null && { olderCopy }),
      ...(run.olderAgreed !== null && { olderAgreed: run.olderAgreed }),
      ...(isPreview ? {} : changes),
    },
  }
}
