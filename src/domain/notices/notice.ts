import type { City } from '../places/cities'
import type { MosqueKey } from '../gates/mosques'

/** How severe a notice is, the worst first: the order in which they are shown. */
export const noticeSeverities = ['danger', 'change', 'information'] as const

export type NoticeSeverity = (typeof noticeSeverities)[number]

/** Who a notice is for. */
export const noticeAudiences = {
  everyone: 'Everyone',
  women: 'Women',
  men: 'Men',
  wheelchair: 'People in wheelchairs',
  families: 'Families with children',
  elderly: 'Older people',
  hajj: 'Pilgrims on Hajj',
  umrah: 'Pilgrims on Umrah',
} as const

export type NoticeAudience = keyof typeof noticeAudiences

/** A gate or a place as a notice names it: enough to stand beside it on a map, and to lead to its page, without a network. */
export type NoticeThing = {
  readonly id: number
  readonly name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** What a notice is about. Roads and camps of the holy sites are places. */
export type NoticeConcern =
  | { readonly kind: 'all' }
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'mosque'; readonly mosque: MosqueKey }
  | { readonly kind: 'gate'; readonly mosque: MosqueKey; readonly gates: readonly NoticeThing[] }
  | { readonly kind: 'place'; readonly city: City | null; readonly places: readonly NoticeThing[] }

/** What `GET /api/notices` gives of each notice that has not ended: those of the next days, too. */
export type Notice = {
  readonly id: number
  /** At most 80 characters. */
  readonly title: string
  /** Plain, at most 600 characters, may be empty. */
  readonly text: string
  readonly severity: NoticeSeverity
  readonly audience: NoticeAudience
  readonly concern: NoticeConcern
  /** Whether the gates or places it concerns are closed meanwhile. Never for other concerns. */
  readonly isClosed: boolean
  /** In milliseconds since 1970; `ends` is later than `starts`, at most 60 days. */
  readonly starts: number
  readonly ends: number
  /** When an editor last changed it, in milliseconds since 1970. */
  readonly changed: number
  readonly source: { readonly name: string; readonly href: string | null }
}

/** Whether readers see it at a time, in milliseconds since 1970: from its start to before its end. */
export const isInForce = ({ starts, ends }: Pick<Notice, 'starts' | 'ends'>, now: number): boolean =>
  starts <= now && now < ends

/** The worst first, then what changed last. */
export const compareNotices = (one: Notice, other: Notice): number =>
  noticeSeverities.indexOf(one.severity) - noticeSeverities.indexOf(other.severity) ||
  other.changed - one.changed ||
  other.id - one.id
