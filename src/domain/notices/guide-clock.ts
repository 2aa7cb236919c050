/**
 * What time it is for notices, whatever the clock of the device says. All times are in milliseconds since 1970, durations in
 * milliseconds.
 */

/** Both clocks of a device at one moment. */
export type Sighting = {
  /** `Date.now()`: a person, or a network, may set it. */
  readonly device: number
  /** `performance.now()`: nobody sets it, but it may rest while the device sleeps. It is that of this page alone. */
  readonly monotonic: number
}

/** What answers have taught a device, kept beside the notices. */
export type LearnedClock = {
  /** How far the device's clock was behind; less than 0 when it was ahead. */
  readonly correction: number
  /** It is not earlier than this. */
  readonly notBefore: number
}

/** A moment of this page whose time was learned from an answer. */
export type Anchor = Sighting & { readonly time: number }

export type GuideTime = {
  /** As well as it is known. */
  readonly time: number
  /** It is not later than this: what ends before it has ended for sure. The same as `time` where an answer has told it. */
  readonly latest: number
}

export const NOTHING_LEARNED: LearnedClock = { correction: 0, notBefore: 0 }

/** How wrong the clock of a device may be without anybody having told this page. */
const DOUBT = 60 * 60 * 1000

/** An answer that is farther from the device's clock than this is believed in what it says, not in its time. */
const MAX_CORRECTION = 24 * 60 * 60 * 1000

/** `Date` is cut to the second. */
const DATE_STEP = 1000

/** The two clocks of a device run so far apart by themselves. */
const DRIFT = 1000

/**
 * The latest time it can have been when an answer came; `null` when its headers do not tell.
 *
 * @param waited how long the answer was waited for: nobody knows when in that time it was sent
 */
export function answerTime(
  { date, age }: { readonly date: string | null; readonly age: string | null },
  waited: number,
): number | null {
  const sent = Date.parse(date ?? '')
  if (Number.isNaN(sent)) return null
  // Seconds that the answer has lain in a cache on the way.
  const rested = age !== null && /^\d{1,6}$/.test(age) ? Number(age) * 1000 : 0
  return sent + DATE_STEP + rested + waited
}

/** What is known after an answer that came at `time`, or `null` when that cannot be true. */
export function learnTime(
  learned: LearnedClock,
  time: number,
  sighting: Sighting,
): { readonly learned: LearnedClock; readonly anchor: Anchor } | null {
  if (Math.abs(time - sighting.device) > MAX_CORRECTION) return null
  const notBefore = Math.max(learned.notBefore, time)
  return { learned: { correction: time - sighting.device, notBefore }, anchor: { ...sighting, time: notBefore } }
}

/**
 * The time at a sighting. As long as both clocks have gone on alike since the anchor, nobody has set the one and the device
 * has not slept. Otherwise the device's clock counts, put right by what it was wrong at the last answer, and it may have been set
 * since then.
 */
export function guideTime(learned: LearnedClock, anchor: Anchor | null, { device, monotonic }: Sighting): GuideTime {
  const passed = anchor === null ? 0 : monotonic - anchor.monotonic
  if (anchor !== null) {
    const passedByDevice = device - anchor.device
    if (Math.abs(passedByDevice - passed) <= DRIFT) {
      const time = anchor.time + Math.max(passed, passedByDevice)
      return { time, latest: time }
    }
  }
  const time = Math.max(device + learned.correction, learned.notBefore, anchor === null ? 0 : anchor.time + passed)
  return { time, latest: Math.max(time, device + DOUBT) }
}
