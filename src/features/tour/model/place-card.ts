export type Size = { readonly width: number; readonly height: number }

export type Rect = Size & { readonly left: number; readonly top: number }

/** Where the card goes and what is left bright. All in CSS pixels of the viewport. */
export type Placement = {
  readonly card: Rect
  /** The target, or the part of it that fits beside the card; `null` when there is nothing to point at. */
  readonly hole: Rect | null
}

/** Between the card and the edge of the screen. */
const MARGIN = 12

/** Between the card and what it points at. */
const GAP = 12

/** Light around the target. */
const HALO = 6

/** A target too large to stand beside the card is shown at least this high. */
const LEAST_HOLE = 48

/** A card lower than this cannot be read, even scrolled. */
const LEAST_CARD = 120

type Input = {
  readonly viewport: Size
  readonly target: Rect | null
  /** The size the card would like; on small screens it gets less and scrolls inside. */
  readonly card: Size
  readonly preferred: 'top' | 'bottom'
}

/**
 * Puts the card beside its target so that it never covers what it points at: on the preferred side, the other one,
 * right or left of it; beside a target that fills the screen only its first part stays bright. Pure.
 */
export function placeCard({ viewport, target, card, preferred }: Input): Placement {
  const size = {
    width: Math.min(card.width, viewport.width - 2 * MARGIN),
    height: Math.min(card.height, viewport.height - 2 * MARGIN),
  }
  const lit = target === null ? null : clip(grow(target, HALO), { left: 0, top: 0, ...viewport })
  if (lit === null) return { card: centred(size, viewport), hole: null }
  return (
    beside({ viewport, lit, size, preferred }) ??
    docked({ viewport, lit, size, preferred }) ??
    squeezed({ viewport, lit, size, preferred }) ?? { card: centred(size, viewport), hole: null }
  )
}

type Fitting = {
  readonly viewport: Size
  readonly lit: Rect
  readonly size: Size
  readonly preferred: 'top' | 'bottom'
}

/** The first side with room for the whole card. */
function beside({ viewport, lit, size, preferred }: Fitting): Placement | null {
  const centredLeft = within(lit.left + lit.width / 2 - size.width / 2, viewport.width - size.width)
  const centredTop = within(lit.top + lit.height / 2 - size.height / 2, viewport.height - size.height)
  const sides = {
    top: { left: centredLeft, top: lit.top - GAP - size.height },
    bottom: { left: centredLeft, top: lit.top + lit.height + GAP },
    right: { left: lit.left + lit.width + GAP, top: centredTop },
    left: { left: lit.left - GAP - size.width, top: centredTop },
  }
  const order =
    preferred === 'top' ? (['top', 'bottom', 'right', 'left'] as const) : (['bottom', 'top', 'right', 'left'] as const)
  const card = order.map((side) => ({ ...sides[side], ...size })).find((candidate) => isInside(candidate, viewport))
  return card === undefined ? null : { card, hole: lit }
}

/** The card at one end of the screen, made lower if it must be, and what of the target remains visible. */
function docked({ viewport, lit, size, preferred }: Fitting): Placement | null {
  const left = within((viewport.width - size.width) / 2, viewport.width - size.width)
  const heights = [size.height, Math.min(size.height, viewport.height - MARGIN - GAP - LEAST_HOLE)]
  const ends = preferred === 'top' ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const)

  for (const height of heights.filter((height) => height >= LEAST_CARD || height === size.height)) {
    for (const end of ends) {
      const top = end === 'top' ? MARGIN : viewport.height - MARGIN - height
      const free =
        end === 'top'
          ? { left: 0, top: top + height + GAP, width: viewport.width, height: viewport.height - top - height - GAP }
          : { left: 0, top: 0, width: viewport.width, height: top - GAP }
      const hole = clip(lit, free)
      if (hole !== null && hole.height >= Math.min(LEAST_HOLE, lit.height))
        return { card: { left, top, width: size.width, height }, hole }
    }
  }
  return null
}

/** The card over or under the whole target, wherever there is more room, as low as that room is. */
function squeezed({ viewport, lit, size }: Fitting): Placement | null {
  const left = within(lit.left + lit.width / 2 - size.width / 2, viewport.width - size.width)
  const bottom = lit.top + lit.height
  const above = lit.top - GAP - MARGIN
  const below = viewport.height - bottom - GAP - MARGIN
  const height = Math.max(above, below)
  if (height < LEAST_CARD) return null
  return { card: { left, top: above > below ? MARGIN : bottom + GAP, width: size.width, height }, hole: lit }
}

function centred(size: Size, viewport: Size): Rect {
  return { left: (viewport.width - size.width) / 2, top: (viewport.height - size.height) / 2, ...size }
}

/** Keeps the margin at both ends; `room` is what the screen has beyond the card. */
const within = (start: number, room: number): number => Math.max(MARGIN, Math.min(start, room - MARGIN))

function isInside({ left, top, width, height }: Rect, viewport: Size): boolean {
  return (
    left >= MARGIN &&
    top >= MARGIN &&
    left + width <= viewport.width - MARGIN &&
    top + height <= viewport.height - MARGIN
  )
}

function grow({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

/** The common part of two rectangles, or `null`. */
function clip(a: Rect, b: Rect): Rect | null {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}
