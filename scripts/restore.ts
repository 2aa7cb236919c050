import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { PictureStore } from '@/server/pictures/picture-store'

import { checkFiles, checkStream } from './backup/checked-files'
import { copyIn, listFilledTables } from './backup/copy-database'
import { type Manifest, pictureFile, readManifest } from './backup/manifest'
import { openDatabase } from './postgres/database'
import { listMigrations } from './postgres/database-state'
import { runMain } from './process/lifecycle'
import { createStepRunner, StepError, writeLine } from './process/steps'
import { loadSettings } from './site/env-file'
import { prepareDatabase } from './site/prepare'
import { checkSettings, readPort } from './site/settings'

const USAGE = 'npm run restore -- /var/backups/guide-1'

/**
 * `npm run restore -- FOLDER`: puts a backup into an empty database and the folder of pictures, and brings it to the schema of
 * this version. Nothing that is there is replaced. Safe to repeat after a failure.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  const [, , name] = process.argv
  if (name === undefined) throw new StepError('Which backup?', [USAGE])
  const folder = path.resolve(name)

  const manifest = await step('Backup', async (say) => {
    const read = await readManifest(folder)
    refuseNewer(read, root)
    await checkFiles(folder, read)
    say(`of ${read.madeAt}, whole`)
    return read
  })
  await step('Settings', async (say) => {
    say(loadSettings({ root, mode: 'production', port: readPort([], process.env['PORT']) }))
  })
  const database = await step('Database', async (say) => {
    const opened = await openDatabase(root, process.env['DATABASE_URI'])
    onClose(opened.close)
    Object.assign(process.env, { DATABASE_URI: opened.uri })
    await checkSettings()
    await refuseFilled(opened.migrationUri)
    say(opened.description)
    return opened
  })
  const { openPictureStore } = await import('@/server/pictures/picture-store')
  await step('Pictures', async (say) => say(await putPictures(folder, manifest, await openPictureStore())))
  const prepare = { root, ...database, env: process.env, withSeed: false }
  await step('Schema of the backup', async (say) =>
    say(await prepareDatabase({ ...prepare, upTo: manifest.migrations.at(-1) })),
  )
  await step('Tables', async (say) => {
    await copyIn(database.migrationUri, folder, manifest)
    say(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${manifest.tables.length} tables`)
  })
  await step('Schema of this version', async (say) => say(await prepareDatabase(prepare)))

  writeLine('')
  writeLine('  Start the guide now: npm start')
})

function refuseNewer({ migrations }: Manifest, root: string): void {
  const known = listMigrations(root)
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new StepError(`The backup is of a newer version of the guide (${unknown.join(', ')}).`, [
    'Put that version in place, and restore with it.',
  ])
}

async function refuseFilled(uri: string): Promise<void> {
  const filled = await listFilledTables(uri)
  if (filled.length === 0) return
  throw new StepError(`The database is not empty: ${filled.slice(0, 5).join(', ')} have rows.`, [
    'Restore into an empty one: createdb, and its address in DATABASE_URI.',
    'For the own PostgreSQL: move the folder .data away, a new one is made.',
  ])
}

/** @throws StepError before the first is written, when one of the same name is another */
async function putPictures(folder: string, { pictures }: Manifest, store: PictureStore): Promise<string> {
  const missing: string[] = []
  const others: string[] = []
  for (const { name, sha256 } of pictures) {
    const there = await store.read(name)
    if (there === null) missing.push(name)
    else if ((await checkStream(there)).sha256 !== sha256) others.push(name)
  }
  if (others.length > 0) {
    throw new StepError(`${store.place} has other pictures of the same names: ${others.slice(0, 5).join(', ')}`, [
      'Move them away, or set MEDIA_DIR to another folder, S3_BUCKET to another bucket.',
    ])
  }
  for (const name of missing) await store.put(name, path.join(folder, pictureFile(name)))
  return `${missing.length} put in, ${pictures.length - missing.length} were there`
}
