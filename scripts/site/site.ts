import { isIPv6 } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { getNextProgram } from './build'
import { WEB_SERVER } from './build-web-server'
import type { Build } from './builds'
import { startService, type Environment } from '../process/children'
import { StepError } from '../process/steps'

type SiteOptions = {
  readonly root: string
  readonly port: number
  readonly env: Environment
  /** What is served; without one the sources, with hot reload. */
  readonly build?: Pick<Build, 'folder'> | undefined
  /** Ends a server that is still starting. */
  readonly stopping?: AbortSignal
}

export type RunningSite = {
  /** Address on this machine, without a slash at the end. */
  readonly origin: string
  /** Resolves when it ends without being asked to. */
  readonly ended: Promise<StepError>
  /** Lets requests under way finish, for up to ten seconds. */
  readonly stop: () => Promise<void>
}

const READY_LIMIT_MS = 120_000

/** Requests under way get this long before the server is ended. */
const DRAIN_LIMIT_MS = 10_000

/**
 * Starts the web server and waits until it answers.
 *
 * @throws StepError when it ends or does not answer for two minutes
 */
export async function startSite({ root, port, env, build, stopping }: SiteOptions): Promise<RunningSite> {
  const origin = getLocalOrigin(port, env['HOST'])
  const [file, ...args] =
    build === undefined
      ? ([getNextProgram(root), 'dev', '-p', String(port), ...(env['HOST'] ? ['-H', env['HOST']] : [])] as const)
      : ([path.join(root, build.folder, WEB_SERVER), String(port)] as const)
  const service = startService(file, args, {
    cwd: root,
    env: { ...env, NODE_ENV: build === undefined ? 'development' : 'production' },
  })
  const ended = service.ended.then((error) => toEndedError(error.ending, error.lastLines))
  const deadline = Date.now() + READY_LIMIT_MS
  for (;;) {
    const outcome = await Promise.race([isAnswering(origin), ended])
    if (outcome instanceof StepError) throw outcome
    if (outcome) return { origin, ended, stop: () => service.stop(DRAIN_LIMIT_MS) }
    if (stopping?.aborted === true) {
      await service.stop(DRAIN_LIMIT_MS)
      throw new StepError('The web server was stopped while it started.')
    }
    if (Date.now() > deadline) {
      await service.stop(0)
      throw new StepError(`The web server did not answer within ${READY_LIMIT_MS / 1000} seconds.`, [
        'Its lines above may say why.',
      ])
    }
    await sleep(100)
  }
}

/** Where a server that listens on `host` (all addresses when empty) answers on this machine. */
export function getLocalOrigin(port: number, host = ''): string {
  const isAll = host === '' || host === '0.0.0.0' || host === '::'
  return `http://${isAll ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** The error to report when the server ends without being asked to. */
function toEndedError(ending: number | NodeJS.Signals, lastLines: string): StepError {
  const advice =
    ending === 'SIGKILL'
      ? ['It was killed, most likely by the system for lack of memory.']
      : /EADDRINUSE/.test(lastLines)
        ? ['Another program took the port in the meantime. Stop it, or: npm start -- --port 3001']
        : ['Start again; if it ends again, its last words say where to look.']
  return new StepError(`The web server ended (${ending}).${lastLines && ` Its last words:\n${lastLines}`}`, advice)
}

/** The liveness check is enough: whether the database answers is reported by the readiness check. */
async function isAnswering(origin: string): Promise<boolean> {
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
