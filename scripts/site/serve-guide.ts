import { prepareAndBuild } from './build'
import { openDatabase } from '../postgres/database'
import { readDatabaseState } from '../postgres/database-state'
import { loadSettings } from './env-file'
import { isPortFree } from '../process/free-port'
import type { Lifecycle } from '../process/lifecycle'
import { announceStop, waitForHolder } from '../postgres/postgres'
import { prepareDatabase } from './prepare'
import { checkSettings, readPort } from './settings'
import { DRAIN_LIMIT_MS, refreshSite, serverEnded, startSite } from './site'
import { createStepRunner, formatDuration, StepError, writeLine } from '../process/steps'
import { startTick } from './tick'

type ServeOptions = {
  /** The project folder. */
  readonly root: string
  /** `dev` serves the sources with hot reload, `start` a build of them. */
  readonly command: 'start' | 'dev'
  readonly lifecycle: Lifecycle
}

/**
 * Everything between an installed project and a guide that answers, then serves until something ends.
 *
 * @throws StepError saying what failed and what to do
 */
export async function serveGuide({ root, command, lifecycle: { onClose, serving } }: ServeOptions): Promise<never> {
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
    const opened = await openDatabase(root, process.env['DATABASE_URI'])
    say(opened.description)
    return opened
  })
  onClose(database.close)
  const databaseDied = new Promise<StepError>((resolve) => {
    database.onDeath((lastWords) => resolve(databaseEnded(lastWords)))
  })
  const env = { ...process.env, DATABASE_URI: database.uri, PORT: String(port) }

  const prepareContent = () => prepareDatabase({ root, uri: database.uri, env, withSeed: true })
  if (isDev) await step('Content', async (say) => say(await prepareContent()))
  else await prepareAndBuild({ step, root, env, prepareContent })

  const site = await step('Web server', async (say) => {
    const running = await startSite({ root, port, env, command })
    say(`port ${port}`)
    return running
  })
  onClose(() => site.service.stop(DRAIN_LIMIT_MS))
  const secret = process.env['CRON_SECRET'] ?? ''
  if (!isDev) await step('Fresh pages', () => refreshSite(site.origin, secret))

  const stopTick = startTick({ origin: site.origin, secret, report: (message) => writeLine(`! ${message}`) })
  onClose(async () => {
    stopTick()
    if (!process.env['DATABASE_URI']) announceStop(root)
  })
  const { users } = await readDatabaseState(database.uri)
  for (const line of welcome(port, users, performance.now() - startedAt)) writeLine(line)
  serving()

  throw await Promise.race([
    databaseDied,
    site.service.ended.then((error) => serverEnded(error.ending, error.lastWords)),
  ])
}

async function assertPortFree(root: string, port: number): Promise<void> {
  if (await isPortFree(port)) return
  const holder = process.env['DATABASE_URI'] ? undefined : await waitForHolder(root)
  if (holder?.kind === 'busy') {
    throw new StepError(`The guide is already running from this folder (process ${holder.ownerPid}).`, [
      `Stop it first: Ctrl-C in its terminal, or kill ${holder.ownerPid}.`,
    ])
  }
  if (await isPortFree(port)) return
  throw new StepError(`Port ${port} is taken by another program, or needs rights this account lacks.`, [
    `Choose another: npm start -- --port ${port === 65_535 ? port - 1 : port + 1} (and set SITE_URL in .env to match).`,
  ])
}

function databaseEnded(lastWords: string): StepError {
  return new StepError(
    `The own PostgreSQL ended without being asked to.${lastWords && ` Its last words:\n${lastWords}`}`,
    ['Nothing that was saved is lost. Start again; its log is .data/postgres.log.'],
  )
}

function welcome(port: number, users: number, took: number): readonly string[] {
  const local = `http://localhost:${port}`
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
