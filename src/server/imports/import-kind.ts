import type { Payload, TypedUser } from 'payload'

import type { SqlClient } from '@/server/database/sql-client'

import type { ImportSource, ReadSource, Undone } from './context/import-source'
import type { RunKind, RunSource } from './context/run'
import type { SourceContext } from './context/source-context'
import type { Entity } from './engine/entity'

/**
 * A kind of import: what is said of it, which every page may load, and its work, which only an import does. One stands in
 * a folder of its own and in `kinds.ts`, and nowhere else by name.
 */
export type ImportKind = {
  /** A part of its address, `POST /api/admin/import-<name>`, and of what is stored of its runs. Never changes. */
  readonly name: RunKind
  readonly title: string
  /** On its card: what an import of it does. */
  readonly about: string
  /** What it brings, in the plural: "places". */
  readonly noun: string
  /** What an undo does, for the person who is asked whether they mean it. */
  readonly undoing: string
  /** Where it comes from when nobody hands in a file; `null` when it is of files alone, which are sent on the page. */
  readonly source: Exclude<RunSource, 'file'> | null
  /** Whether the monthly schedule imports it. */
  readonly isMonthly: boolean
  /** Its number in the locks of the database, 1 to 99. */
  readonly lock: number
  /** The collection whose records the engine merges for it; `null` for a kind that writes in its own way. */
  readonly entity: Entity | null
  /** Where the records of its reports are, for a kind without an entity. */
  readonly collection?: 'locations' | 'mosque-gates' | 'facts'
  /** What it takes in goes out, too: see `exportFile`. */
  readonly isExported?: true
  /** A file of the page or of the command line, looked at before anything is started. */
  readonly file: {
    /** As the attribute of a field for files. */
    readonly accept: string
    /** The text of a file that need not be UTF-8. */
    readonly decode?: (bytes: Uint8Array) => Promise<Pick<ImportFile, 'body' | 'encoding'>>
    /** What to do about one that is too large. */
    readonly whenTooLarge: string
    /** What is wrong with it and what to do; `null` when it can be imported. */
    readonly findProblem: (body: string) => Promise<FileProblem | null>
  }
  readonly load: () => Promise<ImportWork>
}

export type FileProblem = readonly [problem: string, advice: string]

export type ImportFile = {
  readonly name: string
  readonly body: string
  /** What it was read as, for people; without it UTF-8. */
  readonly encoding?: string | undefined
}

/** Whose rights decide what may be read and written. */
type Person = { readonly payload: Payload; readonly user: TypedUser }

/** What only an import needs. */
export type ImportWork = {
  readonly read: ReadSource
  /** Throws `ImportFailure` for a file in which `findProblem` finds a fault. */
  readonly openFile: (file: ImportFile) => ReadSource
  /** What a preview has kept; `null` for one of an earlier release that lacks what is compared now. */
  readonly revive: (kept: unknown, context: SourceContext) => ImportSource | null
  /** Which of some runs have left something that can be taken back. */
  readonly listUndoable: (client: SqlClient, runIds: readonly number[]) => Promise<readonly number[]>
  /** Takes back what a run has written, inside the transaction of `client`. */
  readonly undo: (client: SqlClient, runId: number, by: Person) => Promise<Undone>
  /** The file that this kind takes back, part by part; of a kind that says `isExported`. */
  readonly exportFile?: (by: Person) => AsyncIterable<string>
}
