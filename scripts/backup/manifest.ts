import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { StepError } from '../process/steps'

/** Beside the tables and the pictures; written last, so that a folder without it is no whole backup. */
export const MANIFEST = 'backup.json'

/** Where a table and a picture lie in the folder of a backup. */
export const tableFile = (name: string): string => path.join('tables', `${name}.copy.gz`)
export const pictureFile = (name: string): string => path.join('pictures', name)

const checkedFile = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

const identifier = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)

const fileName = z.string().refine((name) => name === path.basename(name) && !name.startsWith('.'), 'is no file name')

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What the schema of the tables is made by, in order. */
  migrations: z.array(z.string().regex(/^\d{8}_\d{6}_\w+$/)).min(1),
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier).min(1), rows: z.int().min(0), ...checkedFile }),
  ),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  pictures: z.array(z.object({ name: fileName, ...checkedFile })),
})

/** What a backup holds, and how each of its files is known again. */
export type Manifest = z.infer<typeof manifestSchema>

/** How a file is known again. */
export type CheckedFile = Pick<Manifest['pictures'][number], 'bytes' | 'sha256'>

/** @throws StepError when the folder is no whole backup, or one in another form */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST)
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new StepError(`${file} cannot be used: ${reason}`, [
      'Name the folder that npm run backup has made. It is whole when backup.json is in it.',
    ])
  }
}
