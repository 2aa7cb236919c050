import type { CollectionConfig } from 'payload'

import { editorsTrashAdminsDelete } from '@/access/content-access'
import { editors, notInTrashOrStaff, staff } from '@/access/rules'
import { env } from '@/env'
import { expireContent } from '@/hooks/expire-content'
import { EVERYTHING_TAG } from '@/server/cache/tags'
import { objectKey } from '@/server/pictures/object-key'

import { MAX_PIXELS, refuseLargePictures } from './refuse-large-pictures'
import { refuseLongNames } from './refuse-long-names'
import { notePendingFiles, refuseWithoutSpace, removePendingFiles } from './whole-files'

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
    objectKey,
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
