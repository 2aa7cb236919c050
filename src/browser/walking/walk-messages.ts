import type { WalkOptions } from '@/domain/walking/walkable-part'
import type { WalkAnswer, WalkEnd } from '@/domain/walking/plan-walk'

export type WalkQuestion = WalkOptions & {
  readonly from: WalkEnd
  readonly to: WalkEnd
  /** Where the streets of the city are. */
  readonly address: string
}

/** `no-streets`: the file did not come, or is damaged. `no-worker`: this browser has none, or it did not start. */
export type WalkFailure = { readonly kind: 'failed'; readonly reason: 'no-streets' | 'no-worker' }

export type WalkReply = WalkAnswer | WalkFailure

/** A later question has a higher number. */
export type Numbered<Message> = { readonly number: number; readonly message: Message }
