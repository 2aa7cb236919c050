import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { env } from '@/env'
import { errorCode } from '@/lib/error-code'

import { bucket } from './bucket'

/** The files of all pictures and their sizes, by name, wherever they are kept. */
export type PictureStore = {
  /** For people. */
  readonly place: string
  readonly list: () => Promise<readonly string[]>
  /** `null` when there is none of this name. */
  readonly read: (name: string) => Promise<Readable | null>
  readonly has: (name: string) => Promise<boolean>
  /** Puts a file of this machine into it. */
  readonly put: (name: string, file: string) => Promise<void>
}

let opened: Promise<PictureStore> | undefined

/** One for the process: a client of a bucket keeps its connections. */
export function openPictureStore(): Promise<PictureStore> {
  opened ??= bucket === null ? Promise.resolve(folderStore(env.MEDIA_DIR)) : bucketStore(bucket)
  return opened
}

function folderStore(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, name)
  const has = async (name: string) => (await stat(fileOf(name)).catch(() => null))?.isFile() === true
  return {
    place: folder,
    has,
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return []
        throw error
      })
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
    },
    read: async (name) => ((await has(name)) ? createReadStream(fileOf(name)) : null),
    async put(name, file) {
      await mkdir(folder, { recursive: true })
      const part = fileOf(`.restoring-${name}`)
      await copyFile(file, part)
      await rename(part, fileOf(name))
    },
  }
}

/** The library is large, and loaded only where there is a bucket. */
async function bucketStore({ name: Bucket, config }: NonNullable<typeof bucket>): Promise<PictureStore> {
  const { NoSuchKey, NotFound, paginateListObjectsV2, S3 } = await import('@aws-sdk/client-s3')
  const client = new S3(config)
  const orNull = (error: unknown): null => {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null
    throw error
  }
  return {
    place: `the bucket ${Bucket}`,
    has: async (Key) => (await client.headObject({ Bucket, Key }).catch(orNull)) !== null,
    async list() {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of Contents) if (Key !== undefined && !Key.includes('/')) names.push(Key)
      }
      return names
    },
    // The library promises a stream of Node's in Node.
    read: async (Key) =>
      ((await client.getObject({ Bucket, Key }).catch(orNull))?.Body as Readable | undefined) ?? null,
    async put(Key, file) {
      const { size } = await stat(file)
      await client.putObject({
        Bucket,
        Key,
        Body: createReadStream(file),
        ContentLength: size,
        ContentType: typeOf(Key),
      })
    },
  }
}

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }

const typeOf = (name: string): string => TYPES[path.extname(name).toLowerCase()] ?? 'image/jpeg'
