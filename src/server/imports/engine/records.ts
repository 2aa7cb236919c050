import type { Edition } from '../osm/editions'

/** A value as the source, the CMS and the database all understand it. `null` means that it is not known. */
export type Value = string | number | null

export type Values = Readonly<Record<string, Value>>

/** A record as the source has it now. */
export type IncomingRecord = {
  /** Its permanent key: `node/123`, or the key of a gate in its file. */
  readonly key: string
  /** What a person calls it, for reports. */
  readonly label: string
  /** The fields the source knows of this kind of record, all of them, also the empty ones. */
  readonly values: Values
  /** `YYYY-MM-DD`: when the source last looked; `null` when it does not say how old it is. */
  readonly checkedOn: string | null
  /** `YYYY-MM-DD`: how old what it says is. What it writes never counts as checked later. `null`: not known. */
  readonly sourceDay: string | null
  /** `YYYY-MM-DD`: when it should be looked at again. */
  readonly reviewDueOn: string
  /** Where the facts come from, one source a line. */
  readonly source: string
  /** Of the map object, when the source says which edition it has. */
  readonly edition: Edition | null
}

/** The records of a source, and what else is to be known of it. */
export type SourceRecords = {
  readonly records: readonly IncomingRecord[]
  /** Objects of the source that are no record of the guide, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  /** What records have to go without, by reason. */
  readonly dropped: Readonly<Record<string, number>>
  /** Records that a rule of the import has put right, by rule. A record may be under several. */
  readonly rules: Readonly<Record<string, number>>
  /** Keys the source has, whether a record came of them or not. */
  readonly present: ReadonlySet<string>
  /** Keys that the source marks as closed for good: not among those present. */
  readonly closed: ReadonlySet<string>
  /** False when only a part was asked for, so that what is not in it may well still be there. */
  readonly isComplete: boolean
  readonly sourceTimestamp: string | null
  readonly sourceName: string
  readonly warnings: readonly string[]
}

/** What is stored, as far as a source can know it. */
export type StoredRecord = {
  readonly id: number
  readonly label: string
  /** Time stamp of the last change, as the database writes it; compared, never read. */
  readonly version: string
  readonly values: Values
  /** Unchanged since the seed wrote it, so that what is stored is what the source said then. */
  readonly isAsSeeded: boolean
  /** `YYYY-MM-DD`, or `null`. */
  readonly checkedOn: string | null
}

/** What is known of a stored record before its fields are read. */
export type StoredKey = {
  readonly id: number
  readonly key: string
  readonly label: string
  /** Of the values the source had last; `null` when no import has seen the record. */
  readonly hash: string | null
  readonly missingSince: string | null
  /** Of the map object when the source last had it. */
  readonly edition: Edition | null
  /** Why an import leaves the record alone, or `null`. */
  readonly skipReason: SkipReason | null
}

/**
 * Names as in the report: in the trash, deleted for good, not published, written by editors, or stored from a later edition of
 * the map object than the source has.
 */
export type SkipReason = 'in-trash' | 'deleted' | 'not-published' | 'curated' | 'older-edition'

/** The base of the merge: what the source said last time. */
export type Base = { readonly upstream: Values; readonly conflicts: Values | null }

/** Fields that only make sense together are merged together. */
export type Unit = readonly string[]
