import { env } from '@/env'

/** Where pictures are kept when it is not a folder of this machine: a bucket of S3, or of what speaks like it; `null` for the folder. */
export const bucket =
  env.S3_BUCKET === ''
    ? null
    : {
        name: env.S3_BUCKET,
        config: {
          region: env.S3_REGION,
          ...(env.S3_ENDPOINT !== '' && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
          // Without a key the library looks for that of the machine.
          ...(env.S3_ACCESS_KEY_ID !== '' && {
            credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
          }),
          // Few stores but the first know the newer sums.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        } as const,
      }
