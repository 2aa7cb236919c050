/**
 * Links that lead nowhere, or have moved: what /admin/links shows, and its calls `POST /cms/api/links/check` and `…/replace`. For
 * editors and admins.
 */

/** Most records that are changed in one step; what is left over is changed by the same step again. */
export const MAX_REPLACED = 200

/** Most links of the list, dead ones first. */
export const MAX_LISTED_LINKS = 300

export type ReplaceRequest = {
  /** As the list names it: `TroubledLink.target`. */
  readonly from: string
  readonly to: string
  /** Only tell what would be done. */
  readonly isDryRun: boolean
}

/** Where a link stands. */
export type LinkPlace = {
  /** `Guide article “Umrah”`. */
  readonly name: string
  /** Below the admin's address. */
  readonly editPath: string
  readonly field: string
  /** `null` where the field holds nothing but the address. */
  readonly sentence: string | null
  /** It stands only in a draft; readers do not have it. */
  readonly isDraft: boolean
}

export type TroubledLink = {
  /** An address of another site, a path of the guide, or `guide-articles/12#part` for a link to a record. */
  readonly target: string
  readonly kind: 'outside' | 'inside'
  readonly state: 'dead' | 'moved'
  /** In words for an editor. */
  readonly why: string
  readonly movedTo: string | null
  /** ISO; `null` for links inside the guide, which are looked at whenever the list is. */
  readonly since: string | null
  readonly checkedAt: string | null
  readonly places: readonly LinkPlace[]
}

export type ReplacedRecord = {
  readonly name: string
  readonly editPath: string
  readonly sentences: readonly string[]
  /** What was done to the record, or would be. */
  readonly outcome: 'published' | 'saved as a draft' | 'saved' | 'left'
  /** Why it was left. */
  readonly why: string | null
}

export type ReplaceAnswer = {
  readonly records: readonly ReplacedRecord[]
  /** Records beyond the limit of one step. */
  readonly more: number
}
