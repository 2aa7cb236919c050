import type { Payload, TypedUser } from 'payload'

import { listConflicts } from '@/server/imports/conflicts'
import { listMissing } from '@/server/imports/missing-upstream'
import { listNearDuplicates } from '@/server/imports/near-duplicates-list'

import type { DeskData } from './desk-data'

const SHOWN_RUNS = 20

/** Enough for an afternoon; what is settled makes room for the next. */
const SHOWN_RECORDS = 50

const SHOWN_PAIRS = 10

/** Everything the page of imports shows, with the rights of the signed-in person. */
export async function loadDesk(asking: { readonly payload: Payload; readonly user: TypedUser }): Promise<DeskData> {
  const { payload, user } = asking
  const rights = { overrideAccess: false, user, depth: 0 } as const
  const [{ docs: runs }, { monthly, day, hour }, conflicts, missing, duplicates] = await Promise.all([
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
  ])
  return { runs, schedule: { monthly, day, hour }, conflicts, missing, duplicates }
}
