import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { z } from 'zod'

import type { Round } from './figures'

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

/** Quality goals §0: six seconds a round, two seconds of warm-up thrown away, five rounds. */
export const fullPace: Pace = { rounds: 5, seconds: 6, warmUpSeconds: 2 }

/**
 * The reference and ours in turn, round by round.
 *
 * @throws when an answer has another status than expected: then something else was measured
 */
export async function compare(bare: Burst, ours: Burst, pace: Pace): Promise<readonly Round[]> {
  for (const one of [bare, ours]) await burst(one, pace.warmUpSeconds)
  const rounds: Round[] = []
  for (let round = 0; round < pace.rounds; round += 1) {
    const reference = await burst(bare, pace.seconds)
    const own = await burst(ours, pace.seconds)
    rounds.push({ bare: reference.perSecond, ours: own.perSecond })
  }
  return rounds
}

/**
 * Requests for so many seconds, from a process of its own.
 *
 * @throws when an answer has another status than expected: then something else was measured
 */
export async function burst(wanted: Burst, seconds: number): Promise<Result> {
  const { stdout } = await run(
    ...pinned(1, [path.resolve('scripts/bench/load.mjs'), JSON.stringify({ ...wanted, seconds })]),
  )
  const result = resultSchema.parse(JSON.parse(stdout))
  if (result.unexpected > 0) throw new Error(`${wanted.url}: ${result.unexpected} answers were not ${wanted.expected}`)
  return result
}

/** Node with these arguments on one processor, where the system can do that (protocol, point 1). */
export const pinned = (processor: 0 | 1, args: readonly string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['taskset', ['-c', String(processor), process.execPath, ...args]]
    : [process.execPath, [...args]]
