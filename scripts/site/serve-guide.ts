import { BuildError, prepareAndBuild } from './build'
import { chooseBuildBefore, describeBuildBefore } from './build-before'
import { hashPackages } from './build-hash'
import { type Build, listBuilds, noteStarted } from './builds'
import { openDatabase, type OpenDatabase } from '../postgres/database'
import { readDatabaseState } from '../postgres/database-state'
import { loadSettings } from './env-file'
import { isPortFree } from '../process/free-port'
import { supervise } from '../process/supervise'
import type { Lifecycle } from '../process/lifecycle'
import { announceStop, waitForHolder } from '../postgres/postgres'
import { prepareDatabase } from './prepare'
import { checkSettings, readPort } from './settings'
import { getLocalOrigin, startSite } from './site'
import { createStepRunner, formatDuration, formatFailure, StepError, writeLine } from '../process/steps'
import { startTick } from './tick'

type ServeOptions = {
  /** The project folder. */
  readonly root: string
  /** `dev` serves the sources with hot reload, `start` a build of them. */
  readonly command: 'start' | 'dev'
  /** Where nothing can be written, or memory is short, a build is made elsewhere. */
  readonly mayBuild: boolean
  readonly lifecycle: Lifecycle
}

/**
 * Prepares everything an installed project needs, then serves until it is stopped by a signal: a part that ends by itself
 * is started again, for ever.
 *
 * @throws StepError saying what of the preparation failed and what to do
 */
export async function serveGuide(options: ServeOptions): Promise<never> {
  const { root, command, mayBuild } = options
  const { onClose, markServing } = options.lifecycle
  const step = createStepRunner()
  const startedAt = performance.now()
  const isDev = command === 'dev'

  const port = await step('Settings', async (say) => {
    const first = readPort(process.argv.slice(2), process.env['PORT'])
    say(loadSettings({ root, mode: isDev ? 'development' : 'production', port: first }))
    await checkSettings()
    const chosen = readPort(process.argv.slice(2), process.env['PORT'])
    await assertPortFree(root, chosen)
    return chosen
  })

  const database = await step('Database', async (say) => {
    const opened = await openDatabase(root, process.env['DATABASE_URI'], warn)
    say(opened.description)
    return opened
  })
  let closeDatabase = database.close
  onClose(() => closeDatabase())
  // The web server must not have the role that may change the schema.
  const env = { ...process.env, DATABASE_URI: database.uri, DATABASE_MIGRATION_URI: '', PORT: String(port) }

  const prepareContent = () => prepareDatabase({ root, ...database, env, withSeed: true })
  const prepareSite = async (): Promise<Build | undefined> => {
    if (isDev) {
      await step('Content', async (say) => say(await prepareContent()))
      return undefined
    }
    try {
      return await prepareAndBuild({ step, root, env, mayBuild, prepareContent })
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      const before = chooseBuildBefore(error, listBuilds(root), {
        surroundings: hashPackages(root),
        database: await readDatabaseState(database.uri),
      })
      for (const line of [...formatFailure(error), ...describeBuildBefore(before)]) writeLine(line)
      return before
    }
  }
  const build = await prepareSite()
  if (build !== undefined) noteStarted(root, build)

  const startServer = (stopping?: AbortSignal) => startSite({ root, port, env, build, ...(stopping && { stopping }) })
  const site = await step('Web server', async (say) => {
    const running = await startServer()
    say(`port ${port}`)
    return running
  })
  const supervisedDatabase = superviseDatabase(database)
  if (supervisedDatabase !== undefined) closeDatabase = supervisedDatabase.stop
  const supervisedSite = supervise({ name: 'The web server', running: site, restart: startServer, report: warn })
  onClose(supervisedSite.stop)
  const secret = process.env['CRON_SECRET'] ?? ''

  const stopTick = startTick({ origin: site.origin, secret, report: warn })
  onClose(async () => {
    stopTick()
    if (!process.env['DATABASE_URI']) announceStop(root)
  })
  // Only for a hint: a failure must not stop a guide that serves without its database.
  const users = await readDatabaseState(database.uri).then(
    (state) => state.users,
    () => undefined,
  )
  for (const line of formatWelcome(port, users, performance.now() - startedAt)) writeLine(line)
  markServing()

  return new Promise<never>(() => {})
}

/** Restarts our own database server when it ends; the web server waits for it. A server of others is not ours to restart. */
function superviseDatabase({ own }: OpenDatabase) {
  return own && supervise({ name: 'The own PostgreSQL', ...own, report: warn })
}

const warn = (message: string) => writeLine(`! ${message}`)

async function assertPortFree(root: string, port: number): Promise<void> {
  const host = process.env['HOST'] || undefined
  if (await isPortFree(port, host)) return
  const holder = process.env['DATABASE_URI'] ? undefined : await waitForHolder(root)
  if (holder?.kind === 'busy') {
    throw new StepError(`The guide is already running from this folder (process ${holder.ownerPid}).`, [
      `Stop it first: Ctrl-C in its terminal, or kill ${holder.ownerPid}.`,
    ])
  }
  if (await isPortFree(port, host)) return
  throw new StepError(`Port ${port} is taken by another program, or needs rights this account lacks.`, [
    `Choose another: npm start -- --port ${port === 65_535 ? port - 1 : port + 1} (and set SITE_URL in .env to match).`,
  ])
}

function formatWelcome(port: number, users: number | undefined, took: number): readonly string[] {
  const host = process.env['HOST'] ?? ''
  const local = host === '' ? `http://localhost:${port}` : getLocalOrigin(port, host)
  const site = new URL(process.env['SITE_URL'] ?? local).origin
  const isElsewhere = new URL(site).port !== new URL(local).port && new URL(site).hostname === 'localhost'
  return [
    '',
    `The guide is ready (${formatDuration(took)}).`,
    `  Guide   ${local}`,
    `  Admin   ${site}/admin`,
    ...(users === 0
      ? ['  Nobody can sign in yet. In another terminal: npm run create-admin -- --email you@example.org']
      : []),
    ...(isElsewhere
      ? [`  ! SITE_URL is ${site}, but the guide answers on port ${port}: staff can sign in only at SITE_URL.`]
      : []),
    '  Ctrl-C stops it.',
    '',
  ]
}
