import type { Route } from 'next'

export type Suggestion = {
  readonly kind: 'page' | 'place' | 'gate'
  readonly title: string
  /** 'App Page' or 'category • city' (spec §2). */
  readonly detail: string
  /** As on the sign; `null` for everything but a numbered gate. */
  readonly gateNumber: string | null
  /** Whether the title is to be set as Arabic. */
  readonly isArabic: boolean
  readonly href: Route
}
