/** One line of the table: what was measured, against what, and what was to be reached. */
export type Figure = {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly isReached: boolean
  /** Lowest and highest of the rounds, or whatever else a reader needs to judge the figure. */
  readonly remark?: string
}

export type Round = { readonly bare: number; readonly ours: number }

export type Ratio = {
  readonly median: number
  readonly lowest: number
  readonly highest: number
  readonly voided: number
}

/** A round in which the reference ran at less than half of its own median is void. */
const VOID_BELOW = 0.5
const MAX_VOID = 2

/**
 * The rounds that are not void, by the speed of the reference in each of them.
 *
 * @returns `null` when more than two rounds are void: then the whole run is
 */
export function selectValidRounds<One>(
  rounds: readonly One[],
  getSpeed: (round: One) => number,
): readonly One[] | null {
  const usual = median(rounds.map(getSpeed))
  const valid = rounds.filter((round) => getSpeed(round) >= VOID_BELOW * usual)
  return rounds.length - valid.length > MAX_VOID || valid.length === 0 ? null : valid
}

/**
 * Ours over the reference, round by round, because the load of the machine slows both.
 *
 * @returns `null` when the run is void
 */
export function computeRatio(rounds: readonly Round[]): Ratio | null {
  const valid = selectValidRounds(rounds, ({ bare }) => bare)
  if (valid === null) return null
  const ratios = valid.map(({ bare, ours }) => ours / bare)
  return {
    median: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    voided: rounds.length - valid.length,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** A ratio that has to be at least `goal`. */
export function makeRatioFigure(what: string, rounds: readonly Round[], goal: number): Figure {
  const ratio = computeRatio(rounds)
  if (ratio === null) return makeVoidFigure(what, `≥ ${goal}`)
  const { lowest, highest, voided } = ratio
  return {
    what,
    measured: short(ratio.median),
    goal: `≥ ${goal}`,
    isReached: ratio.median >= goal,
    remark: `${short(lowest)} to ${short(highest)}${voided > 0 ? `, ${voided} void` : ''}; reference ${Math.round(median(rounds.map(({ bare }) => bare)))}/s`,
  }
}

/** A figure of a void run. */
export const makeVoidFigure = (what: string, goal: string): Figure => ({
  what,
  measured: 'void',
  goal,
  isReached: false,
  remark: 'too noisy a run',
})

/** A figure that may be at most `goal`. */
export const atMost = (what: string, value: number, goal: number, unit: string, remark?: string): Figure => ({
  what,
  measured: `${short(value)} ${unit}`,
  goal: `≤ ${goal} ${unit}`,
  isReached: value <= goal,
  ...(remark !== undefined && { remark }),
})

/** A figure that has to be at least `goal`. */
export const atLeast = (what: string, value: number, goal: number, unit: string, remark?: string): Figure => ({
  what,
  measured: `${short(value)} ${unit}`.trim(),
  goal: `≥ ${goal} ${unit}`.trim(),
  isReached: value >= goal,
  ...(remark !== undefined && { remark }),
})

/** Three significant digits. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))

/** The table as text, as wide as its longest cells. */
export function printTable(figures: readonly Figure[]): string {
  const rows = [
    ['', 'what', 'measured', 'goal', ''],
    ...figures.map(({ what, measured, goal, isReached, remark = '' }) => [
      isReached ? '✓' : '✗',
      what,
      measured,
      goal,
      remark,
    ]),
  ]
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
