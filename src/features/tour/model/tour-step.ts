/** One step as editors write it (spec §3). */
export type TourStep = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** CSS selector; by convention `[data-tour="…"]`. */
  readonly target: string
  readonly position: 'top' | 'bottom'
  readonly route: string | null
}

export type TourText = { readonly introTitle: string; readonly introText: string; readonly steps: readonly TourStep[] }

/**
 * The address a step leads to; `null` when the visitor is there already or the step names no page of the guide. `here`
 * is `null` while the visitor is on the way to another page.
 */
export function resolveRoute(step: TourStep, here: string | null): string | null {
  const route = step.route?.trim() ?? ''
  // Two slashes would be another host.
  const isInside = /^\/(?![/\\])/.test(route)
  return isInside && route !== here ? route : null
}

/** The first visible element that a selector matches; `null` also when editors have mistyped the selector. */
export function findTarget(page: ParentNode, selector: string): Element | null {
  try {
    const matches = [...page.querySelectorAll(selector)]
    return matches.find((element) => element.getClientRects().length > 0) ?? null
  } catch {
    return null
  }
}
