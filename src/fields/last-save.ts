import type { GroupField } from 'payload'

import { nobodyField, staff } from '@/access/rules'
import { AUTHOR_LENGTH } from '@/server/database/authorship'

/** A random UUID. */
const TAB_LENGTH = 36

const byServer = { create: nobodyField, update: nobodyField } as const
const notInLists = { disableBulkEdit: true, disableListColumn: true, disableListFilter: true } as const

/**
 * Who made a version, and when its content last changed; for staff only. `tab` is sent by the form: a window that made the
 * last save itself may save again, even before it has the answer to that save. See `recordSaves` and `refuseStaleSaves`.
 */
export const lastSave: GroupField = {
  name: 'lastSave',
  label: 'Last save',
  type: 'group',
  access: { read: staff },
  admin: { position: 'sidebar', components: { Field: '@/admin/LastSave#LastSave' }, ...notInLists },
  fields: [
    { name: 'by', label: 'Saved by', type: 'text', maxLength: AUTHOR_LENGTH, access: byServer, admin: notInLists },
    { name: 'at', label: 'Content changed', type: 'date', access: byServer, admin: notInLists },
    { name: 'tab', type: 'text', virtual: true, maxLength: TAB_LENGTH, admin: notInLists },
    { name: 'fromTab', type: 'text', hidden: true, admin: notInLists },
  ],
}
