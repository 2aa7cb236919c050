import type { Payload, TypedUser } from 'payload'

import type { ImportRun, ImportSetting } from '@/payload-types'
import { listConflicts, type OpenConflicts } from '@/server/imports/differences/conflicts'
import { listMissing, type MissingRecords } from '@/server/imports/differences/missing-upstream'
import type { ImportKind } from '@/server/imports/import-kind'
import { findKind, importKinds } from '@/server/imports/kinds'
import { type DuplicateOffers, listNearDuplicates } from '@/server/imports/merging/near-duplicates-list'
import { listRecentDecisions, type RecentDecision } from '@/server/imports/merging/recent-decisions'
import { listUndoable } from '@/server/imports/runs/undo'

/** A run without its lists, which are fetched when somebody opens it. */
export type RunRow = Omit<ImportRun, 'preview' | 'report' | 'requestedBy'> &
  Pick<ImportKind, 'undoing'> & {
    readonly canUndo: boolean
    /** See `KindCard`. */
    readonly collection: KindCard['collection']
  }

/** What the page says of a kind of import. */
export type KindCard = Pick<ImportKind, 'name' | 'title' | 'about' | 'noun' | 'isMonthly'> & {
  /** Where the records of its reports are; `null` for a kind whose reports name none. */
  readonly collection: string | null
  /** Files it takes, as the attribute of a field has them. */
  readonly accept: string
  /** Whether it comes from somewhere when nobody sends a file. */
  readonly hasSource: boolean
  /** Whether it can be taken out as the file that it takes. */
  readonly isExported: boolean
}

export type ImportsData = {
  readonly kinds: readonly KindCard[]
  /** Newest first. */
  readonly runs: readonly RunRow[]
  readonly schedule: Pick<ImportSetting, 'monthly' | 'day' | 'hour'>
  readonly conflicts: OpenConflicts
  readonly missing: MissingRecords
  readonly duplicates: DuplicateOffers
  /** Of the signed-in person, or of everybody for administrators. */
  readonly recent: readonly RecentDecision[]
}

const SHOWN_RUNS = 20

/** Enough for an afternoon; what is settled makes room for the next. */
const SHOWN_RECORDS = 50

const SHOWN_PAIRS = 10

/** Everything the page of imports shows, with the rights of the signed-in person. */
export async function loadImports(asking: {
  readonly payload: Payload
  readonly user: TypedUser
}): Promise<ImportsData> {
  const { payload, user } = asking
  const rights = { overrideAccess: false, user, depth: 0 } as const
  const [{ docs }, { monthly, day, hour }, conflicts, missing, duplicates, recent] = await Promise.all([
    payload.find({
      collection: 'import-runs',
      sort: '-createdAt',
      limit: SHOWN_RUNS,
      select: { preview: false, report: false, requestedBy: false },
      ...rights,
    }),
    payload.findGlobal({ slug: 'import-settings', ...rights }),
    listConflicts(asking, SHOWN_RECORDS),
    listMissing(payload, SHOWN_RECORDS),
    listNearDuplicates(asking, SHOWN_PAIRS),
    listRecentDecisions(asking),
  ])
  const undoable = await listUndoable(payload, docs)
  const runs = docs.map((run) => {
    const { undoing, entity, collection } = findKind(run.kind)
    const canUndo = !run.undoneAt && undoable.has(run.id)
    return { ...run, undoing, collection: entity?.collection ?? collection ?? null, canUndo }
  })
  const kinds = importKinds.map((kind): KindCard => {
    const { name, title, about, noun, isMonthly, entity, file, source } = kind
    return {
      name,
      title,
      about,
      noun,
      isMonthly,
      collection: entity?.collection ?? kind.collection ?? null,
      accept: file.accept,
      hasSource: source !== null,
      isExported: kind.isExported ?? false,
    }
  })
  return { kinds, runs, schedule: { monthly, day, hour }, conflicts, missing, duplicates, recent }
}
