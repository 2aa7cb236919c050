import type { ReviewState } from './moderation'

/** A place of the guide or another submission that may be the same; the best first, at most `MAX_DUPLICATES`. */
export type DuplicateCandidate = {
  readonly kind: 'place' | 'submission'
  readonly id: number
  readonly name: string
  readonly arabicName: string | null
  readonly category: string | null
  readonly city: string
  readonly address: string | null
  readonly phone: string | null
  readonly hours: string | null
  readonly website: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly distanceMetres: number | null
  /** 0 to 1. */
  readonly score: number
  /** From `LIKELY_DUPLICATE` on: safe to offer in bulk. */
  readonly isLikely: boolean
  readonly because: readonly ('name' | 'phone' | 'distance')[]
  /** Of a submission. */
  readonly status: ReviewState | null
  /** Of a place: whether readers see it. */
  readonly isPublished: boolean | null
}

export const MAX_DUPLICATES = 5

export const LIKELY_DUPLICATE = 0.75

/** Metres within which two places may be one. */
export const DUPLICATE_METRES = 150
