import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { agreedDaySchema, readReport, UNKNOWN_DAY } from '@/contracts/import-report'
import type { ImportKind } from '@/server/imports/import-kind'
import { importKinds } from '@/server/imports/kinds'

import { type ImportedRun, formatReport } from './site/import-report'
import { joinGuide } from './site/join-guide'
import { runMain } from './process/lifecycle'
import { createStepRunner, StepError, writeLine } from './process/steps'

/** A file is of the first kind, unless a flag says another. */
const [usual, ...rest] = importKinds

/** Others are of files that only the page of imports takes, in the name of a person. */
const others = rest.filter(({ source }) => source !== null)

const flags = others.map(({ name }) => `--${name}`)

const USAGE = `npm run import:osm -- file.json [${flags.join(' | ')}] [--dry-run] [--confirm] [--older DATE]`

/** As large as an answer over the network may be. */
const MAX_FILE_BYTES = 50_000_000

/**
 * Imports a file, of OpenStreetMap data unless its kind says another. Works beside a running guide and through the same
 * engine as the admin. `--dry-run` only shows what would change; `--<name of a kind>` reads that kind instead of the usual
 * one; `--confirm` agrees to what the guide would refuse as too large a loss, `--older` to a file older than what the guide
 * has, by the day of the file.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  const options = readArguments()

  const body = await step('File', async (say) => {
    const text = await readMapFile(options)
    say(`${path.basename(options.file)}, ${(Buffer.byteLength(text) / 1_000_000).toFixed(1)} MB`)
    return text
  })
  await joinGuide(root, { step, onClose })
  const run = await step('Import', () => runImport(options, body))

  writeLine('')
  for (const line of formatReport(run)) writeLine(`  ${line}`)
  if (run.status !== 'succeeded')
    throw new StepError(run.error ?? 'The import did not end.', chooseAdvice(run, options))
})

type ImportOptions = {
  readonly file: string
  readonly kind: ImportKind
  readonly dryRun: boolean
  readonly confirm: boolean
  /** `YYYY-MM-DD`, or `unknown` for a file without a date. */
  readonly older: string | null
}

function readArguments(): ImportOptions {
  const { values, positionals } = parseArguments()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new StepError('Name one file.', [USAGE])
  const said: Readonly<Record<string, unknown>> = values
  const named = others.filter(({ name }) => said[name] === true)
  if (named.length > 1) {
    throw new StepError(`A file is read as ${named.map(({ noun }) => noun).join(' or as ')}.`, [USAGE])
  }
  return {
    file: path.resolve(file),
    kind: named[0] ?? usual,
    dryRun: values['dry-run'] ?? false,
    confirm: values.confirm ?? false,
    older: readOlder(values.older),
  }
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(others.map(({ name }) => [name, { type: 'boolean' as const }])),
        'dry-run': { type: 'boolean' },
        confirm: { type: 'boolean' },
        older: { type: 'string' },
      },
    })
  } catch (error) {
    throw new StepError(error instanceof Error ? error.message : String(error), [USAGE])
  }
}

function readOlder(day: string | undefined): string | null {
  if (day === undefined) return null
  const agreed = agreedDaySchema.safeParse(day)
  if (agreed.success) return agreed.data
  throw new StepError(`“${day}” is no day.`, ['Write the day of the file as 2024-05-03; “unknown” if it says none.'])
}

async function readMapFile({ file, kind }: ImportOptions): Promise<string> {
  const stats = await stat(file).catch(() => null)
  if (stats === null) throw new StepError(`There is no file ${file}.`, [USAGE])
  if (!stats.isFile()) throw new StepError(`${file} is not a file.`, [USAGE])
  if (stats.size > MAX_FILE_BYTES) {
    throw new StepError(
      `The file has ${Math.ceil(stats.size / 1_000_000)} MB; ${MAX_FILE_BYTES / 1_000_000} MB is the most.`,
      [kind.file.whenTooLarge],
    )
  }
  const text = await readFile(file, 'utf8')
  const problem = await kind.file.findProblem(text)
  if (problem !== null) throw new StepError(problem[0], [problem[1]])
  return text
}

async function runImport({ file, kind, dryRun, confirm, older }: ImportOptions, body: string): Promise<ImportedRun> {
  const [{ default: config }, { getPayload }, { importFile }, { ImportFailure }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
    import('@/server/imports/files/file-import'),
    import('@/server/imports/context/failure'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  // Outside of the web server there are no cached pages to expire, which would be logged for each tag; a running guide
  // reads from the database what has changed.
  payload.logger.level = 'error'
  try {
    const { id } = await importFile({
      payload,
      kind: kind.name,
      file: { name: path.basename(file), body },
      dryRun,
      confirmed: confirm,
      olderAgreed: older,
    })
    // Whoever may start programs here may read the report.
    return await payload.findByID({ collection: 'import-runs', id, depth: 0, overrideAccess: true })
  } catch (error) {
    if (error instanceof ImportFailure) throw new StepError(error.message)
    throw error
  } finally {
    await payload.destroy()
  }
}

function chooseAdvice(run: ImportedRun, { dryRun }: ImportOptions): readonly string[] {
  const { reason, olderCopy } = readReport(run.report)
  if (olderCopy !== undefined) return [`If that is meant, add --older ${olderCopy.sourceDay ?? UNKNOWN_DAY}.`]
  if (reason !== 'much-smaller') return []
  return [dryRun ? 'Look at the file.' : 'If the file is right, add --confirm.']
}
