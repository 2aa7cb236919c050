import type { Plugin } from 'payload'

import { isCheckedKind } from '@/domain/publishing/next-review'

import { changeEach } from './change-each'

const LIST = '@/admin/StillCorrectList#StillCorrectList'

/** 'Still correct' for the selected rows of each list whose records have a day of checking. On a record it is a field. */
export const offerStillCorrect: Plugin = changeEach({
  which: ({ slug }) => isCheckedKind(slug),
  collection: ({ admin, ...collection }) => ({
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), LIST],
      },
    },
  }),
})
