import fs from 'node:fs/promises'
import path from 'node:path'

import {
  APIError,
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  FileUploadError,
} from 'payload'

import { env } from '@/env'
import { codeOrName } from '@/lib/error-code'
import type { Media } from '@/payload-types'
import { bucket } from '@/server/pictures/bucket'

/*
 * Payload writes the files of a picture before its row. When that fails it leaves what it has written, and only its log
 * says whether the disk was full or the picture broken.
 */

/** In `req.context`: names of files that this request writes and that belong to no row yet. */
const PENDING = 'pendingPictureFiles'

/** How much space a picture needs, as a multiple of what was sent: up to three sizes, each usually far smaller. */
const SPACE_FACTOR = 2

const INSUFFICIENT_STORAGE = 507

const NO_SPACE =
  'The picture was not stored: the server has no room for it. Ask whoever runs the guide to make room, then upload it again.'

const NO_STORE =
  'The picture was not stored: the store of pictures does not take it. Nothing was changed. Try again in a few minutes; if it stays so, ask whoever runs the guide.'

/** Refuses a picture before anything is changed when the folder has no space for it or cannot be written. */
export const refuseWithoutSpace: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (bucket !== null || req.file === undefined || (operation !== 'create' && operation !== 'update')) return args
  // Only a test write shows it: free space as reported leaves out quotas.
  const trialFile = path.join(env.MEDIA_DIR, `.room-${crypto.randomUUID()}`)
  try {
    await fs.mkdir(env.MEDIA_DIR, { recursive: true })
    await fs.writeFile(trialFile, Buffer.alloc(req.file.size * SPACE_FACTOR, 1))
  } catch (error) {
    req.payload.logger.error({ msg: 'A picture was not stored', code: codeOrName(error) })
    throw new APIError(NO_SPACE, INSUFFICIENT_STORAGE, undefined, true)
  } finally {
    await fs.rm(trialFile, { force: true })
  }
  return args
}

/** Notes which files are about to be written. */
export const notePendingFiles: CollectionBeforeValidateHook<Media> = ({ data, originalDoc, req }) => {
  if (req.file === undefined) return data
  const before = listFiles(originalDoc)
  req.context[PENDING] = listFiles(data).filter((name) => !before.includes(name))
  return data
}

/** Deletes what was written for a row that was not created, and answers 507 when the disk was the reason. */
export const removePendingFiles: AfterErrorHook = async ({ error, req }) => {
  const pending = req.context[PENDING]
  if (!Array.isArray(pending)) return
  // Its row is taken back with the transaction; what had gone into the bucket is overwritten by the next try.
  if (bucket !== null) {
    return isOfStore(error) ? { status: INSUFFICIENT_STORAGE, response: { errors: [{ message: NO_STORE }] } } : undefined
  }
  for (const name of pending) await fs.rm(path.join(env.MEDIA_DIR, String(name)), { force: true })
  // Once the files have their names, only writing them throws this error.
  if (!(error instanceof FileUploadError)) return
  return { status: INSUFFICIENT_STORAGE, response: { errors: [{ message: NO_SPACE }] } }
}

/** Every error of the library has it, one without an answer too. */
const isOfStore = (error: Error): boolean => '$metadata' in error

const listFiles = (picture: Partial<Media> | undefined): readonly string[] =>
  [picture, ...Object.values(picture?.sizes ?? {})].flatMap((file) => file?.filename ?? [])
