import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { z } from 'zod'

import type { Round } from './figures'
import { fetchRaw } from './stored-answers'

const run = promisify(execFile)

export type Burst = {
  readonly url: string
  readonly connections: number
  readonly headers?: Readonly<Record<string, string>>
  readonly kind?: 'submissions'
  /** Spread evenly over the time; without it as many as the server can answer. */
  readonly perSecond?: number
  readonly expected: number
}

const resultSchema = z.object({ perSecond: z.number(), p99: z.number(), unexpected: z.number() })

type Result = z.infer<typeof resultSchema>

export type Pace = { readonly rounds: number; readonly seconds: number; readonly warmUpSeconds: number }

/** Six seconds a round, two seconds of warm-up thrown away, five rounds. */
export const fullPace: Pace = { rounds: 5, seconds: 6, warmUpSeconds: 2 }

/**
 * The reference and ours in turn, round by round.
 *
 * @throws when an answer has another status than expected: then something else was measured
 */
export async function compare(bare: Burst, ours: Burst, pace: Pace): Promise<readonly Round[]> {
  for (const one of [bare, ours]) await runBurst(one, pace.warmUpSeconds)
  const rounds: Round[] = []
  for (let round = 0; round < pace.rounds; round += 1) {
    const reference = await runBurst(bare, pace.seconds)
    const own = await runBurst(ours, pace.seconds)
    rounds.push({ bare: reference.perSecond, ours: own.perSecond })
  }
  return rounds
}

/**
 * Requests for so many seconds, from a process of its own.
 *
 * @throws when an answer has another status than expected: then something else was measured
 */
export async function runBurst(options: Burst, seconds: number): Promise<Result> {
  const fast = options.kind === undefined && options.perSecond === undefined ? await fireWrk(options, seconds) : null
  if (fast !== null) return fast
  const { stdout } = await run(
    ...pinCommand(1, [path.resolve('bench/load.mjs'), JSON.stringify({ ...options, seconds })]),
  )
  const result = resultSchema.parse(JSON.parse(stdout))
  if (result.unexpected > 0)
    throw new Error(`${options.url}: ${result.unexpected} answers were not ${options.expected}`)
  return result
}

/** A load generator that is fast enough for the servers, and not itself, to be the limit. */
const WRK = 'wrk'

/** The same burst by wrk, where it is installed and the system can give it a processor; otherwise `null`. */
async function fireWrk({ url, connections, headers = {}, expected }: Burst, seconds: number): Promise<Result | null> {
  if (process.platform !== 'linux' || !(await hasWrk())) return null
  // wrk counts failures, but does not distinguish a 200 from a 304.
  const { status } = await fetchRaw(url, headers)
  if (status !== expected) throw new Error(`${url} was answered ${status}, not ${expected}`)
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const amounts = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
  const { stdout } = await run('taskset', ['-c', '1', WRK, ...amounts, ...lines, url])
  const readFigure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  return {
    perSecond: readFigure(/Requests\/sec:\s+([\d.]+)/),
    p99: readP99(stdout),
    unexpected: readFigure(/Non-2xx or 3xx responses: (\d+)/) + readFigure(/timeout (\d+)/),
  }
}

/** Milliseconds; wrk prints them in µs, ms or s. */
function readP99(report: string): number {
  const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? []
  const factors: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 }
  return Number(amount) * (factors[unit] ?? 1)
}

let isWrkThere: Promise<boolean> | undefined

/** Asked for its version it ends with an error, so it is there if it could be started. */
function hasWrk(): Promise<boolean> {
  isWrkThere ??= run(WRK, ['--version']).then(
    () => true,
    (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
  )
  return isWrkThere
}

/** Node with these arguments on one processor, where the system can do that. */
const pinCommand = (processor: 0 | 1, args: readonly string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['taskset', ['-c', String(processor), process.execPath, ...args]]
    : [process.execPath, [...args]]
