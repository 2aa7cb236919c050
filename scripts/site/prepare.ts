import { z } from 'zod'

import { computeSeedFingerprint } from '@/seed/seed-fingerprint'

import { CommandError, MODULES_LIMIT_MS, runScript, type Environment } from '../process/children'
import { listMigrations, planMigrations, readDatabaseState } from '../postgres/database-state'
import { grantServing } from '../postgres/serving-role'
import { StepError } from '../process/steps'

/** What `prepare-database.ts` sends back. */
const prepareReportSchema = z.object({
  migrated: z.array(z.string()),
  /** What the seed did, counted by collection or global. */
  seeded: z.record(
    z.string(),
    z.partialRecord(z.enum(['created', 'updated', 'unchanged', 'kept', 'withdrawn']), z.number()),
  ),
})

export type PrepareReport = z.infer<typeof prepareReportSchema>

type PrepareOptions = {
  readonly root: string
  readonly uri: string
  /** The role that may change the schema, where `uri` is of one that may not. */
  readonly migrationUri?: string
  readonly env: Environment
  /** Whether the guide's own content is seeded. */
  readonly withSeed: boolean
  /** The last migration to run, where not all are wanted. */
  readonly upTo?: string | undefined
}

/**
 * Brings a database to the schema, and once to the content, of this version. Costs two queries when nothing is to do.
 *
 * @returns a few words for the step's line
 * @throws StepError when the database must not be touched or a migration fails
 */
export async function prepareDatabase({
  uri: servingUri,
  migrationUri = servingUri,
  ...options
}: PrepareOptions): Promise<string> {
  const report = await migrateAndSeed({ ...options, uri: migrationUri })
  await grantServing(migrationUri, servingUri)
  return report
}

async function migrateAndSeed({
  root,
  uri,
  env,
  withSeed,
  upTo,
}: Omit<PrepareOptions, 'migrationUri'>): Promise<string> {
  const migrations = listMigrations(root)
  const state = await readDatabaseState(uri)
  const { missing, newer } = planMigrations(state, migrations)
  // Its content is newer, too: the texts of this version must not take its place.
  if (newer.length > 0) return `of a newer version (${newer.join(', ')}); left as it is`
  if (missing.length === 0 && (!withSeed || state.seedFingerprint === computeSeedFingerprint())) {
    return `up to date (${migrations.length} migrations)`
  }
  try {
    const flags = [...(withSeed ? [] : ['--empty']), ...(upTo === undefined ? [] : [`--up-to=${upTo}`])]
    const report = await runScript(new URL('../prepare-database.ts', import.meta.url), flags, {
      cwd: root,
      env: { ...env, DATABASE_URI: uri, NODE_ENV: 'production' },
      output: 'keep',
      beginsWithinMs: MODULES_LIMIT_MS,
    })
    return describeReport(prepareReportSchema.parse(report))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw await explainFailure(error, uri, migrations)
  }
}

/** A report as one line. */
export function describeReport({ migrated, seeded }: PrepareReport): string {
  const listCounts = (outcome: 'created' | 'updated' | 'kept' | 'withdrawn') =>
    Object.entries(seeded).flatMap(([slug, counts]) => (counts[outcome] ? `${counts[outcome]} ${slug}` : []))
  const created = listCounts('created')
  const updated = listCounts('updated')
  const left = listCounts('kept')
  const withdrawn = listCounts('withdrawn')
  const parts = [
    ...(migrated.length > 0 ? [`${migrated.length} migrations applied`] : []),
    ...(created.length > 0 ? [`made ${created.join(', ')}`] : []),
    ...(updated.length > 0 ? [`updated ${updated.join(', ')}`] : []),
    ...(withdrawn.length > 0 ? [`put in the trash ${withdrawn.join(', ')}`] : []),
    ...(left.length > 0 ? [`left as edited ${left.join(', ')}`] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : 'up to date'
}

async function explainFailure(error: CommandError, uri: string, migrations: readonly string[]): Promise<StepError> {
  const { applied } = await readDatabaseState(uri)
  const failed = migrations.find((name) => !applied.includes(name))
  if (failed !== undefined) {
    return new StepError(
      `Migration ${failed} failed; it was rolled back and nothing of it remains.\n${error.lastLines}`,
      [
        'If its tables "already exist", part of it was applied by hand or a restore stopped half-way:',
        'load the last whole dump into an empty database and start again (docs/operating.md).',
      ],
    )
  }
  return new StepError(`The content could not be put in; the schema is up to date.\n${error.lastLines}`, [
    'Nothing that editors wrote is touched. Correct the cause above and start again: what is there is left alone.',
  ])
}
