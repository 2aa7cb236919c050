import { z } from 'zod'

import { prepareDatabase } from '../../scripts/site/prepare'
import { type Environment } from '../../scripts/process/children'
import { StepError } from '../../scripts/process/steps'
import { type BenchRun, PLACES, runBenchScript, root } from '../bench-run'
import { atLeast, atMost, type Figure, short } from '../figures'
import { measureReadsDuringImport } from '../reads-during-import'

const importsSchema = z.object({
  firstSeconds: z.number(),
  againSeconds: z.number(),
  copyAllSeconds: z.number(),
  copyPlacesSeconds: z.number(),
  upsertsPerSecond: z.number(),
  places: z.number(),
})

const memorySchema = z.object({ answerMegabytes: z.number(), places: z.number(), grownMegabytes: z.number() })

const askedSchema = z.object({ runId: z.number() })

const MOST_ROUNDS = 3

/** How long readers wait while the site imports. Changes the places. */
export function busyReadingPart({ env, mapPort, pace, postgres }: BenchRun, site: string): Promise<readonly Figure[]> {
  return measureReadsDuringImport({
    site,
    databaseUri: postgres.uri,
    mapPort,
    places: PLACES,
    rounds: Math.min(MOST_ROUNDS, pace.rounds),
    askImport: async () => askedSchema.parse(await runBenchScript('ask-import', [], env)).runId,
    tick: async () => {
      const headers = { authorization: `Bearer ${env.CRON_SECRET}` }
      const answer = await fetch(`${site}/api/internal/tick`, { method: 'POST', headers })
      if (!answer.ok) throw new StepError(`The tick was answered ${answer.status}.`)
    },
  })
}

/** An import by itself: its time against COPY and against the CMS, and its memory. On databases of its own. */
export async function importPart(run: BenchRun): Promise<readonly Figure[]> {
  const measured = importsSchema.parse(
    await runBenchScript('imports', [String(PLACES)], await onDatabase(run, 'guide_bench_imports')),
  )
  const memory = memorySchema.parse(
    await runBenchScript('import-memory', [], await onDatabase(run, 'guide_bench_memory')),
  )
  const rate = measured.places / measured.firstSeconds
  const what = `import of an answer of ${short(memory.answerMegabytes)} MB, ${memory.places} places: memory`
  return [
    atMost('import of 10,000 elements, parsed to committed', measured.firstSeconds, 1, 's'),
    atLeast(
      'the same against COPY of every row it writes',
      measured.copyAllSeconds / measured.firstSeconds,
      0.4,
      '×',
      `against COPY of the places alone ${short(measured.copyPlacesSeconds / measured.firstSeconds)} ×`,
    ),
    atLeast('the same import again, which writes nothing', measured.copyAllSeconds / measured.againSeconds, 0.6, '×'),
    atLeast('against the CMS’s own find and update', rate / measured.upsertsPerSecond, 100, '×'),
    atMost(what, memory.grownMegabytes, 150, 'MB'),
  ]
}

async function onDatabase({ env, postgres }: BenchRun, name: string): Promise<Environment> {
  const uri = await postgres.createDatabase(name)
  // As in the site: in development the CMS does more work.
  const own = { ...env, DATABASE_URI: uri, NODE_ENV: 'production' }
  await prepareDatabase({ root, uri, env: own, withSeed: false })
  return own
}
