/** Text to be written along a line, or at a point. */
export type LabelCandidate = {
  /** One or two lines of text, the upper one first. */
  readonly texts: readonly string[]
  /** The widest of them and all of them, in pixels. */
  readonly width: number
  readonly height: number
  /** x, y, x, y ... in pixels; of a point, only itself. */
  readonly line: ArrayLike<number>
}

export type PlacedLabel<Wish extends LabelCandidate = LabelCandidate> = {
  readonly wish: Wish
  /** The middle, in pixels. */
  readonly x: number
  readonly y: number
  /** Radians, clockwise; never upside down. */
  readonly angle: number
}

/** Between two labels of one street, in pixels. */
const REPEAT_EVERY = 420

/** A name is not written beside itself on the two sides of a wide road. Pixels. */
const SAME_APART = 260

/** How far a street may bend away from the straight text, in pixels. */
const LARGEST_BEND = 5

/**
 * Where labels go without touching one another, those that are asked for first before the others. A label whose street is
 * too short or too bent for it is left out.
 */
export function placeLabels<Wish extends LabelCandidate>(wishes: Iterable<Wish>): readonly PlacedLabel<Wish>[] {
  const placing = placingLabels(wishes)
  for (let step = placing.next(); ; step = placing.next()) if (step.done) return step.value
}

/** `placeLabels` in steps, a wish at a time. */
export function* placingLabels<Wish extends LabelCandidate>(
  wishes: Iterable<Wish>,
): Generator<undefined, readonly PlacedLabel<Wish>[]> {
  const taken = createTaken()
  const placed: PlacedLabel<Wish>[] = []
  const byText = new Map<string, PlacedLabel<Wish>[]>()
  for (const wish of wishes) {
    const text = wish.texts.join('\n')
    const same = byText.get(text) ?? []
    byText.set(text, same)
    for (const label of findSpots(wish)) {
      if (same.some(({ x, y }) => Math.hypot(x - label.x, y - label.y) < SAME_APART)) continue
      const circles = coverLabel(label)
      if (circles.some((circle) => taken.isTouched(circle))) continue
      for (const circle of circles) taken.add(circle)
      placed.push(label)
      same.push(label)
    }
    yield
  }
  return placed
}

/** Candidates for a label along its line, evenly spread. */
function* findSpots<Wish extends LabelCandidate>(wish: Wish): Generator<PlacedLabel<Wish>> {
  const { line, width } = wish
  if (line.length === 2) {
    yield { wish, x: line[0] ?? 0, y: line[1] ?? 0, angle: 0 }
    return
  }
  const lengths = lengthsAlong(line)
  const total = lengths.at(-1) ?? 0
  if (total < width) return
  const count = Math.max(1, Math.floor(total / REPEAT_EVERY))
  for (let index = 0; index < count; index += 1) {
    const share = total / count
    // In the middle of its share of the street, or beside it where the street bends.
    for (const shift of [0, -0.25, 0.25]) {
      const spot = tryPlaceLabel(wish, lengths, share * (index + 0.5 + shift))
      if (spot === null) continue
      yield spot
      break
    }
  }
}

function tryPlaceLabel<Wish extends LabelCandidate>(
  wish: Wish,
  lengths: readonly number[],
  middle: number,
): PlacedLabel<Wish> | null {
  const { line, width } = wish
  const [from, to] = [middle - width / 2, middle + width / 2]
  if (from < 0 || to > (lengths.at(-1) ?? 0)) return null
  const [a, b] = [interpolatePoint(line, lengths, from), interpolatePoint(line, lengths, to)]
  const chord = Math.hypot(b.x - a.x, b.y - a.y)
  if (chord < width * 0.9) return null
  for (let index = 0; index < lengths.length; index += 1) {
    const length = lengths[index] ?? 0
    if (length <= from || length >= to) continue
    const [x = 0, y = 0] = [line[2 * index], line[2 * index + 1]]
    const bend = Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / chord
    if (bend > LARGEST_BEND) return null
  }
  return { wish, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: uprightAngle(b.x - a.x, b.y - a.y) }
}

function uprightAngle(dx: number, dy: number): number {
  const angle = Math.atan2(dy, dx)
  if (angle > Math.PI / 2) return angle - Math.PI
  return angle <= -Math.PI / 2 ? angle + Math.PI : angle
}

/** How far each point of a line is from its beginning. */
function lengthsAlong(line: ArrayLike<number>): readonly number[] {
  const lengths = [0]
  for (let index = 2; index < line.length; index += 2) {
    const step = Math.hypot(
      (line[index] ?? 0) - (line[index - 2] ?? 0),
      (line[index + 1] ?? 0) - (line[index - 1] ?? 0),
    )
    lengths.push((lengths.at(-1) ?? 0) + step)
  }
  return lengths
}

function interpolatePoint(
  line: ArrayLike<number>,
  lengths: readonly number[],
  length: number,
): { x: number; y: number } {
  const reachedIndex = lengths.findIndex((reached) => reached >= length)
  const next = Math.max(1, reachedIndex === -1 ? lengths.length - 1 : reachedIndex)
  const [before, after] = [lengths[next - 1] ?? 0, lengths[next] ?? 0]
  const share = after === before ? 0 : (length - before) / (after - before)
  const at = (offset: number) => {
    const [start = 0, end = 0] = [line[2 * (next - 1) + offset], line[2 * next + offset]]
    return start + (end - start) * share
  }
  return { x: at(0), y: at(1) }
}

export type Circle = { readonly x: number; readonly y: number; readonly radius: number }

/**
 * A row of circles that cover a label, corners and all, whatever its angle: where those of two do not touch, the labels do
 * not either.
 */
export function coverLabel({ wish: { width, height }, x, y, angle }: PlacedLabel): readonly Circle[] {
  const count = Math.ceil((2 * width) / height)
  const step = width / count
  const radius = Math.hypot(step, height) / 2
  return Array.from({ length: count }, (_, index) => {
    const along = step * (index + 0.5) - width / 2
    return { x: x + Math.cos(angle) * along, y: y + Math.sin(angle) * along, radius }
  })
}

export type Rectangle = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const reachesInto = ({ x, y, radius }: Circle, { left, top, right, bottom }: Rectangle): boolean =>
  Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < radius

/** Pixels; more than two circles reach that touch. */
const BUCKET = 224

/** The circles of placed labels, in a grid of buckets, so that a new one is compared with its neighbours only. */
function createTaken() {
  const buckets = new Map<string, Circle[]>()
  const bucketKey = (x: number, y: number) => `${x} ${y}`
  return {
    add(circle: Circle): void {
      const key = bucketKey(Math.floor(circle.x / BUCKET), Math.floor(circle.y / BUCKET))
      const bucket = buckets.get(key)
      if (bucket === undefined) buckets.set(key, [circle])
      else bucket.push(circle)
    },
    isTouched({ x, y, radius }: Circle): boolean {
      const [column, row] = [Math.floor(x / BUCKET), Math.floor(y / BUCKET)]
      for (let dx = -1; dx <= 1; dx += 1) {
        for (let dy = -1; dy <= 1; dy += 1) {
          for (const other of buckets.get(bucketKey(column + dx, row + dy)) ?? []) {
            if (Math.hypot(other.x - x, other.y - y) < other.radius + radius) return true
          }
        }
      }
      return false
    },
  }
}
