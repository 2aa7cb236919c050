import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { StepError } from '../process/steps'
import { type CheckedFile, type Manifest, pictureFile, tableFile } from './manifest'

/** Writes what comes to a new file that only its owner reads, and says how it is known again. */
export async function writeChecked(source: Readable, file: string, { compress = false } = {}): Promise<CheckedFile> {
  const hash = createHash('sha256')
  const counted = { bytes: 0 }
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const note = (chunks: AsyncIterable<Buffer>) => passOn(chunks, hash, counted)
  await (compress ? pipeline(source, createGzip(), note, target) : pipeline(source, note, target))
  return { bytes: counted.bytes, sha256: hash.digest('hex') }
}

async function* passOn(chunks: AsyncIterable<Buffer>, hash: Hash, counted: { bytes: number }) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    counted.bytes += chunk.length
    yield chunk
  }
}

/** Reads all that comes, and says how it is known again. */
export async function checkStream(source: Readable): Promise<CheckedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Reads every file of a backup back.
 *
 * @returns the sum of their sizes, in bytes
 * @throws StepError naming the files that are missing or not as they were written
 */
export async function checkFiles(folder: string, { tables, pictures }: Manifest): Promise<number> {
  const files = [
    ...tables.map((table) => ({ ...table, file: tableFile(table.name) })),
    ...pictures.map((picture) => ({ ...picture, file: pictureFile(picture.name) })),
  ]
  const damaged: string[] = []
  let sum = 0
  for (const { file, bytes, sha256 } of files) {
    const found = await checkStream(createReadStream(path.join(folder, file))).catch(() => undefined)
    if (found?.sha256 !== sha256 || found.bytes !== bytes) damaged.push(file)
    sum += bytes
  }
  if (damaged.length > 0) {
    throw new StepError(`Of the backup ${damaged.length} files are missing or damaged:\n${damaged.join('\n')}`, [
      'Copy it once more from where it is kept, or take another.',
    ])
  }
  return sum
}
