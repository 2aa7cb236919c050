import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { nextProgram } from './build'
import { WEB_SERVER } from './build-web-server'
import { startService, type Environment, type Service } from '../process/children'
import { StepError } from '../process/steps'

type SiteOptions = {
  readonly root: string
  readonly port: number
  readonly env: Environment
  readonly command: 'start' | 'dev'
}

export type RunningSite = {
  /** Address on this machine, without a slash at the end. */
  readonly origin: string
  readonly service: Service
}

const READY_LIMIT_MS = 120_000

/** Requests under way get this long before the server is ended. */
export const DRAIN_LIMIT_MS = 10_000

/**
 * Starts the web server and waits until it answers.
 *
 * @throws StepError when it ends or stays silent for two minutes
 */
export async function startSite({ root, port, env, command }: SiteOptions): Promise<RunningSite> {
  const origin = `http://127.0.0.1:${port}`
  const [file, ...args] =
    command === 'dev'
      ? ([nextProgram(root), 'dev', '-p', String(port)] as const)
      : ([path.join(root, WEB_SERVER), String(port)] as const)
  const service = startService(file, args, {
    cwd: root,
    env: { ...env, NODE_ENV: command === 'dev' ? 'development' : 'production' },
  })
  const ended = service.ended.then((error) => serverEnded(error.ending, error.lastWords))
  const deadline = Date.now() + READY_LIMIT_MS
  for (;;) {
    const outcome = await Promise.race([answers(origin), ended])
    if (outcome instanceof StepError) throw outcome
    if (outcome) return { origin, service }
    if (Date.now() > deadline) {
      await service.stop(0)
      throw new StepError(`The web server did not answer within ${READY_LIMIT_MS / 1000} seconds.`, [
        'Its lines above may say why.',
      ])
    }
    await sleep(100)
  }
}

/** What to say when the server ends without being asked to. */
export function serverEnded(ending: number | NodeJS.Signals, lastWords: string): StepError {
  const advice =
    ending === 'SIGKILL'
      ? ['The system ended it, most likely for lack of memory.']
      : /EADDRINUSE/.test(lastWords)
        ? ['Another program took the port in the meantime. Stop it, or: npm start -- --port 3001']
        : ['Start again; if it ends again, its last words say where to look.']
  return new StepError(`The web server ended (${ending}).${lastWords && ` Its last words:\n${lastWords}`}`, advice)
}

/**
 * Throws away every page and reading the site has in store: they may be older than the database.
 *
 * @throws StepError when the site refuses
 */
export async function refreshSite(origin: string, secret: string): Promise<void> {
  const response = await fetch(`${origin}/api/internal/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ tags: 'all' }),
    redirect: 'manual',
  })
  if (response.ok) return
  throw new StepError(`The site does not refresh its pages: it answers ${response.status}.\n${await response.text()}`, [
    'Pages could show old content, so the start ends here. Start again; please report it if it stays.',
  ])
}

/** Alive is enough: whether the database answers is for the readiness check to say. */
async function answers(origin: string): Promise<boolean> {
  for (const page of ['/api/health/live', '/']) {
    try {
      const response = await fetch(origin + page, {
        headers: { connection: 'close' },
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      })
      await response.body?.cancel()
      if (response.status === 200) return true
    } catch {
      return false
    }
  }
  return false
}
