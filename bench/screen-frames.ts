import type { CDPSession } from '@playwright/test'
import { z } from 'zod'

/** Frames that a screen was due while a page was scrolled, and those that it was given with nothing missing in them. */
export type ScreenFrames = { readonly due: number; readonly shown: number }

/**
 * What Chromium reports of a frame, several times: of the part that its compositor makes and of the one that waits for the
 * page. A page that is scrolled is moved by the compositor; what the page itself has not done in time comes with a later
 * frame.
 */
const frameReport = z.object({
  name: z.literal('PipelineReporter'),
  args: z.object({
    frame_reporter: z.object({
      frame_sequence: z.number(),
      state: z.string(),
      scroll_state: z.string(),
      has_missing_content: z.boolean(),
      checkerboarded_needs_raster: z.boolean(),
      checkerboarded_needs_record: z.boolean(),
    }),
  }),
})

type FrameReport = z.infer<typeof frameReport>['args']['frame_reporter']

/** The one category of Chromium's trace that holds those reports. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame'

/**
 * What the screen shows of one movement of the page.
 *
 * @throws {Error} if Chromium reports none: it calls them something else, or nothing has moved.
 */
export async function watchScreen(session: CDPSession, move: () => Promise<unknown>): Promise<ScreenFrames> {
  const events: unknown[] = []
  const collect = ({ value }: { readonly value: readonly unknown[] }) => void events.push(...value)
  session.on('Tracing.dataCollected', collect)
  try {
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: [CATEGORY] },
    })
    await move()
    const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
    await session.send('Tracing.end')
    await isComplete
  } finally {
    session.off('Tracing.dataCollected', collect)
  }
  const frames = countScrollFrames(events)
  if (frames.due === 0) throw new Error('Chromium reported no frame of a movement')
  return frames
}

/** The frames from the first to the last one in which the page was scrolled, counted by the ticks of the screen. */
export function countScrollFrames(events: readonly unknown[]): ScreenFrames {
  const byTick = new Map<number, FrameReport[]>()
  for (const event of events) {
    const { data } = frameReport.safeParse(event)
    if (data === undefined) continue
    const report = data.args.frame_reporter
    byTick.set(report.frame_sequence, [...(byTick.get(report.frame_sequence) ?? []), report])
  }
  const scrolled = [...byTick].filter(([, reports]) => reports.some((report) => report.scroll_state !== 'SCROLL_NONE'))
  if (scrolled.length === 0) return { due: 0, shown: 0 }
  const ticks = scrolled.map(([tick]) => tick)
  return {
    due: Math.max(...ticks) - Math.min(...ticks) + 1,
    shown: scrolled.filter(([, reports]) => isShown(reports)).length,
  }
}

const isShown = (reports: readonly FrameReport[]): boolean =>
  reports.some(({ state }) => state === 'STATE_PRESENTED_ALL' || state === 'STATE_PRESENTED_PARTIAL') &&
  !reports.some(
    (report) => report.has_missing_content || report.checkerboarded_needs_raster || report.checkerboarded_needs_record,
  )
