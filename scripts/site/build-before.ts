import { type DatabaseState, planMigrations } from '../postgres/database-state'
import { StepError } from '../process/steps'
import type { Build } from './builds'

type Today = {
  /** Of the packages that are installed, and of the settings (build-hash.ts). */
  readonly surroundings: string
  readonly database: Pick<DatabaseState, 'applied' | 'isPushed' | 'hasTables'>
}

/**
 * The build to serve when a new one failed: the one that was started last, if it can be served without harm. It must have been made
 * with the packages that are installed and for these settings, and must know the database, or be one that can go on beside what is
 * new there.
 *
 * @throws the failure with what to do, when there is none such
 */
export function chooseBuildBefore(failure: StepError, builds: readonly Build[], today: Today): Build {
  const before = builds.find(({ startedAt }) => startedAt > 0)
  if (before === undefined) throw failure
  if (before.surroundings === today.surroundings && fitsDatabase(before, today)) return before
  throw new StepError(failure.message, [
    ...failure.advice,
    'The build before this one is whole, and its version starts without a build: put its sources in place, then npm ci && npm start.',
  ])
}

function fitsDatabase({ migrations }: Build, { database }: Today): boolean {
  try {
    return planMigrations(database, migrations).missing.length === 0
  } catch {
    return false
  }
}

/** What an operator has to know of what is served then. */
export const describeBuildBefore = ({ madeAt }: Build): readonly string[] => [
  `! The build of ${new Date(madeAt).toISOString()} is served instead: what changed in the sources since is not in it, and no new content was put in.`,
  '! Correct the cause, run npm run build while this one goes on serving, and start again.',
]
