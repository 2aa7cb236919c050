import { withBrowser } from './browser'
import { type Figure, median, short } from './figures'
import { lighthouse, type Result } from './lighthouse.mjs'

type Goal = {
  readonly path: string
  /** Points of a hundred. */
  readonly performance: number
  /** Largest paint, times that of the plain copy. */
  readonly paintRatio: number
}

export const LIGHTHOUSE_PAGES: readonly Goal[] = [
  { path: '/', performance: 99, paintRatio: 1.5 },
  { path: '/places', performance: 99, paintRatio: 2 },
  { path: '/map', performance: 95, paintRatio: 2 },
  { path: '/guide/umrah/umrah-steps', performance: 99, paintRatio: 1.5 },
  { path: '/places/gates', performance: 99, paintRatio: 1.5 },
  { path: '/faq', performance: 99, paintRatio: 1.5 },
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Options = {
  readonly site: string
  /** Serves the same pages as plain HTML. */
  readonly plain: string
  readonly runs: number
  readonly port: number
}

/** Lighthouse's mobile preset on each page and its plain copy in turn; medians. */
export async function measureLighthouse(options: Options): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const goal of LIGHTHOUSE_PAGES) {
    const own: Result[] = []
    const plain: Result[] = []
    for (let run = 0; run < options.runs; run += 1) {
      own.push(await audit(options.site + goal.path, options))
      plain.push(await audit(options.plain + goal.path, options))
    }
    figures.push(...toFigures(goal, own, plain))
  }
  return figures
}

function toFigures(
  { path, performance, paintRatio }: Goal,
  own: readonly Result[],
  plain: readonly Result[],
): Figure[] {
  const points = CATEGORIES.map((category) =>
    median(own.map((result) => 100 * (result.categories[category]?.score ?? 0))),
  )
  const ratio = median(own.map((result, run) => getPaint(result) / getPaint(plain[run] ?? result)))
  const shift = median(own.map((result) => getNumber(result, 'cumulative-layout-shift')))
  const missed = new Set(own.flatMap((result) => listFailedAudits(result)))
  return [
    {
      what: `Lighthouse mobile ${path}: performance, accessibility, best practices, search`,
      measured: points.map((point) => String(Math.round(point))).join(', '),
      goal: `≥ ${performance}, 100, 100, 100`,
      isReached: points.every((point, index) => Math.round(point) >= (index === 0 ? performance : 100)),
      remark: [
        `blocked ${Math.round(median(own.map((result) => getNumber(result, 'total-blocking-time'))))} ms`,
        // Lighthouse slows the processor by four, meant for a desktop of 1500 to 2000; a slower one is slowed too much.
        `processor ${Math.round(median(own.map(({ environment }) => environment.benchmarkIndex)))}`,
        ...missed,
      ].join(', '),
    },
    {
      what: `largest paint ${path} against its plain copy`,
      measured: `${short(ratio)} ×`,
      goal: `≤ ${paintRatio} ×`,
      isReached: ratio <= paintRatio,
      remark: `${Math.round(median(own.map(getPaint)))} ms against ${Math.round(median(plain.map(getPaint)))} ms; shift ${short(shift)}`,
    },
  ]
}

const getPaint = (result: Result): number => getNumber(result, 'largest-contentful-paint')

const getNumber = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN

/** What costs points outside of performance. */
const listFailedAudits = (result: Result): readonly string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (result.audits[id]?.score ?? 1) < 1 ? [id] : [],
    ),
  )

const audit = (url: string, { port }: Options): Promise<Result> =>
  withBrowser(async () => {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...CATEGORIES] })
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
    return result.lhr
  }, [
    `--remote-debugging-port=${port}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ])
