import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import sharp from 'sharp'

import { editorsTrashAdminsDelete } from '@/access/content-access'
import { editors, notInTrashOrStaff, staff } from '@/access/rules'
import { env } from '@/env'
import { expireContent } from '@/hooks/expire-content'
import { EVERYTHING_TAG } from '@/server/cache/tags'

import { notePendingFiles, refuseWithoutSpace, removePendingFiles } from './whole-files'

/**
 * Decoded, a picture needs four bytes of memory for each pixel, however small its file: 100 KB may hold 256 megapixels.
 * Enough for the pictures of a telephone of 48 megapixels.
 */
const MAX_PIXELS = 50_000_000

/** Refuses a picture by the size in its header, before anything of it is decoded. */
const refuseLargePictures: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file === undefined || (operation !== 'create' && operation !== 'update')) return args
  // Payload itself refuses one that cannot be read.
  const picture = await sharp(req.file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (picture === null) return args
  const { width, height, pages = 1, pageHeight = height } = picture
  const pixels = width * pageHeight * pages
  if (pixels <= MAX_PIXELS) return args
  const frames = pages > 1 ? ` in ${pages} frames` : ''
  throw new APIError(
    `A picture may have ${toMegapixels(MAX_PIXELS)} megapixels at most; this one has ${toMegapixels(pixels)} (${width} × ${pageHeight}${frames}). Make it smaller and upload it again.`,
    400,
    undefined,
    true,
  )
}

const toMegapixels = (pixels: number): number => Math.ceil(pixels / 1_000_000)

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
const refuseLongNames: CollectionBeforeOperationHook = ({ args, operation, req }) => {
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

/** Pictures for articles and places. Re-encoded by sharp; formats that can carry scripts are refused. */
export const Media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    admin: staff,
    create: editors,
    delete: editorsTrashAdminsDelete,
    read: notInTrashOrStaff,
    update: editors,
    unlock: editors,
  },
  admin: { useAsTitle: 'alt', group: 'Guide' },
  graphQL: { disableMutations: true },
  trash: true,
  // A picture may be on any page, and changes rarely.
  hooks: {
    ...expireContent(() => [EVERYTHING_TAG]),
    beforeOperation: [refuseLongNames, refuseLargePictures, refuseWithoutSpace],
    beforeValidate: [notePendingFiles],
    afterError: [removePendingFiles],
  },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    pasteURL: false,
    constructorOptions: { limitInputPixels: MAX_PIXELS },
    formatOptions: { format: 'webp', options: { quality: 80 } },
    resizeOptions: { width: 1920, withoutEnlargement: true },
    imageSizes: [
      { name: 'card', width: 640, formatOptions: { format: 'webp', options: { quality: 75 } } },
      { name: 'hero', width: 1280, formatOptions: { format: 'webp', options: { quality: 75 } } },
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
      return headers
    },
  },
  fields: [
    {
      name: 'alt',
      label: 'Description for those who cannot see it',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What the picture shows, in one sentence.' },
    },
    {
      name: 'credit',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Who made it and under which licence.' },
    },
  ],
}
