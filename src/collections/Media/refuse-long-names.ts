import path from 'node:path'

import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** Longest file name of the usual file systems (ext4, XFS, APFS), in bytes of UTF-8. */
const MAX_FILE_NAME_BYTES = 255

/** Longest suffix Payload adds to a name: "-999" where the name is taken, "-1280x99999" of a size, ".webp". */
const MAX_SUFFIX_BYTES = 24

/** In bytes, without the extension. An Arabic letter has two. */
export const MAX_NAME_BYTES = MAX_FILE_NAME_BYTES - MAX_SUFFIX_BYTES

/**
 * Refuses a picture whose name, with the suffixes of its sizes, is too long for the file system, before anything is
 * written.
 */
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
