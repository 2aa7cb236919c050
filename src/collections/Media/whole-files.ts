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

/*
 * Payload writes the files of a picture before its row, tells a disk that is full from a picture that is broken only in
 * the log, and leaves what it has written so far.
 */

/** In `req.context`: files that are written for this request and belong to no row yet. */
const PENDING = 'pendingPictureFiles'

/** A picture is stored in up to three sizes, each smaller than what was sent, as a rule by far. */
const ROOM_FACTOR = 2

const INSUFFICIENT_STORAGE = 507

const FULL =
  'The picture was not stored: the server has no room for it. Ask whoever runs the guide to make room, then upload it again.'

/** Refuses a picture while nothing is changed yet, when the folder has no room for it or cannot be written. */
export const refuseWithoutRoom: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== 'create' && operation !== 'update')) return args
  // Only writing tells: quotas and small volumes show in no figure.
  const trial = path.join(env.MEDIA_DIR, `.room-${crypto.randomUUID()}`)
  try {
    await fs.mkdir(env.MEDIA_DIR, { recursive: true })
    await fs.writeFile(trial, Buffer.alloc(req.file.size * ROOM_FACTOR, 1))
  } catch (error) {
    req.payload.logger.error({ msg: 'A picture was not stored', code: codeOrName(error) })
    throw new APIError(FULL, INSUFFICIENT_STORAGE, undefined, true)
  } finally {
    await fs.rm(trial, { force: true })
  }
  return args
}

/** Notes which files are about to be written. */
export const notePendingFiles: CollectionBeforeValidateHook<Media> = ({ data, originalDoc, req }) => {
  if (req.file === undefined) return data
  const before = filesOf(originalDoc)
  req.context[PENDING] = filesOf(data).filter((name) => !before.includes(name))
  return data
}

/** Takes away what was written for a row that was not made, and says so when the disk was the reason. */
export const removePendingFiles: AfterErrorHook = async ({ error, req }) => {
  const pending = req.context[PENDING]
  if (!Array.isArray(pending)) return
  for (const name of pending) await fs.rm(path.join(env.MEDIA_DIR, String(name)), { force: true })
  // After the files were named, nothing but writing them ends in this.
  if (!(error instanceof FileUploadError)) return
  return { status: INSUFFICIENT_STORAGE, response: { errors: [{ message: FULL }] } }
}

const filesOf = (picture: Partial<Media> | undefined): readonly string[] =>
  [picture, ...Object.values(picture?.sizes ?? {})].flatMap((file) => file?.filename ?? [])
