import path from 'node:path'
import { z } from 'zod'

import { StepError } from '../../scripts/process/steps'
import { type BenchRun, PLACES, runBenchScript, withReference } from '../bench-run'
import { compare } from '../bursts'
import { type Figure, makeRatioFigure } from '../figures'
import { LIST, measureBytes, measureReading, PAGE, makeStockFigure } from '../http-scenario'
import { storeAnswers } from '../stored-answers'

const stockSchema = z.object({ count: z.number(), times: z.array(z.number()).min(1) })

/** Pages and lists against a bare server with the same bytes, and against the CMS's own list. */
export async function readingPart({ env, folder, pace }: BenchRun, site: string): Promise<readonly Figure[]> {
  const { manifest } = await storeAnswers(site, [PAGE, LIST], path.join(folder, 'answers'))
  return withReference('bare-server', manifest, async (bare) => {
    const reading = await measureReading({ site, bare, pace })
    const list = { connections: 16, headers: { 'accept-encoding': 'br' }, expected: 200 }
    const rounds = await compare({ url: bare + LIST, ...list }, { url: site + LIST, ...list }, { ...pace, rounds: 1 })
    const stock = stockSchema.parse(await runBenchScript('stock-list', ['3'], env))
    if (stock.count !== PLACES) throw new StepError(`The CMS's list has ${stock.count} places, not ${PLACES}.`)
    return [...reading, makeStockFigure(rounds[0]?.ours ?? 0, stock.times), ...(await measureBytes(site))]
  })
}

/** A recommendation against a bare insert into the same database. */
export const writingPart = ({ postgres, pace }: BenchRun, site: string): Promise<readonly Figure[]> =>
  withReference('bare-insert', postgres.uri, async (bare) => {
    const load = { connections: 16, kind: 'submissions', expected: 201 } as const
    const rounds = await compare({ url: bare, ...load }, { url: `${site}/api/recommendations`, ...load }, pace)
    return [makeRatioFigure('POST /api/recommendations against a bare insert', rounds, 0.25)]
  })
