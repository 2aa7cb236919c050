import type { CollectionConfig, Plugin } from 'payload'

import { bucket } from './bucket'
import { objectKey } from './object-key'

/** Keeps pictures in the bucket, where one is set; the library is loaded only then. */
export const keepPictures: Plugin = async (config) => {
  if (bucket === null) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const kept = await s3Storage({ bucket: bucket.name, collections: { media: true }, config: bucket.config })(config)
  return { ...kept, collections: kept.collections?.map(withOwnObjectKey) }
}

/** The plugin puts its own in place of ours, which anybody who may save a picture could write. */
const withOwnObjectKey = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'media'
    ? {
        ...collection,
        fields: collection.fields.map((field) =>
          'name' in field && field.name === objectKey.name ? objectKey : field,
        ),
      }
    : collection
