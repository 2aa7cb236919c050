import type { Plugin } from 'payload'

import { bucket } from './bucket'

/** Keeps pictures in the bucket, where one is set; the library is loaded only then. */
export const keepPictures: Plugin = async (config) => {
  if (bucket === null) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  return s3Storage({ bucket: bucket.name, collections: { media: true }, config: bucket.config })(config)
}
