import { type BenchRun, withReference } from '../bench-run'
import { compare } from '../bursts'
import { type Figure, ratioFigure } from '../figures'

/** A recommendation against a bare insert into the same database. */
export const writingPart = ({ postgres, pace }: BenchRun, site: string): Promise<readonly Figure[]> =>
  withReference('bare-insert', postgres.uri, async (bare) => {
    const load = { connections: 16, kind: 'submissions', expected: 201 } as const
    const rounds = await compare({ url: bare, ...load }, { url: `${site}/api/recommendations`, ...load }, pace)
    return [ratioFigure('POST /api/recommendations against a bare insert', rounds, 0.25)]
  })
