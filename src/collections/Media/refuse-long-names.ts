import path from 'node:path'

import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** What a disk takes of one name (ext4, XFS, APFS), in bytes of UTF-8. */
const MAX_ON_DISK = 255

/** The longest that is put behind a name: "-999" where there is one already, "-1280x99999" of a size, ".webp". */
const SUFFIXES = 24

/** In bytes, without what follows the last dot. An Arabic letter has two. */
export const MAX_NAME_BYTES = MAX_ON_DISK - SUFFIXES

/** Refuses a picture whose name the disk would not take with what each size puts behind it, before anything is written. */
export const refuseLongNames: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== 'create' && operation !== 'update')) return args
  const bytes = Buffer.byteLength(path.parse(req.file.name).name)
  if (bytes <= MAX_NAME_BYTES) return args
  throw new APIError(
    `The name of the file is too long: without its ending it may have ${MAX_NAME_BYTES} bytes, and it has ${bytes}. A letter of English has one, of Arabic two. Give the file a shorter name and upload it again.`,
    400,
    undefined,
    true,
  )
}
