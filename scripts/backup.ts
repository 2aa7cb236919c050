import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { PictureStore } from '@/server/pictures/picture-store'

import { checkFiles, writeChecked } from './backup/checked-files'
import { copyOut } from './backup/copy-database'
import { MANIFEST, type Manifest, pictureFile } from './backup/manifest'
import { joinOrOpenDatabase } from './postgres/database'
import { runMain } from './process/lifecycle'
import { createStepRunner, StepError, writeLine } from './process/steps'
import { joinSettings } from './site/env-file'
import { checkSettings } from './site/settings'

/**
 * `npm run backup -- [FOLDER]`: the database and the pictures of a guide, running or not, in a new folder; without a name in
 * `backups`, under the time. Every file is read back before the folder gets its name.
 */
await runMain(async ({ onClose }) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const step = createStepRunner()
  const madeAt = new Date().toISOString()
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'backups', madeAt.replaceAll(':', '').slice(0, 17)))
  const part = `${folder}.part`

  await step('Settings', async (say) => say(joinSettings(root)))
  const database = await step('Database', async (say) => {
    const opened = await joinOrOpenDatabase(root)
    onClose(opened.close)
    say(opened.description)
    Object.assign(process.env, { DATABASE_URI: opened.uri })
    await checkSettings()
    return opened
  })
  await step('Folder', async (say) => {
    await makeFolder(folder, part)
    // Renamed by then, when all went well.
    onClose(() => rm(part, { recursive: true, force: true }))
    say(folder)
  })
  const copied = await step('Tables', async (say) => {
    const rows = await copyOut(database.migrationUri, part)
    say(`${rows.tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${rows.tables.length} tables`)
    return rows
  })
  const pictures = await step('Pictures', async (say) => {
    const { openPictureStore } = await import('@/server/pictures/picture-store')
    const store = await openPictureStore()
    const saved = await copyPictures(store, part)
    say(`${saved.length} of ${store.place}`)
    return saved
  })
  await step('Check', async (say) => {
    const manifest: Manifest = { format: 1, madeAt, ...copied, pictures }
    const bytes = await checkFiles(part, manifest)
    await writeFile(path.join(part, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
    await rename(part, folder)
    say(`read back, ${(bytes / 1_000_000).toFixed(1)} MB`)
  })

  writeLine('')
  writeLine(`  Copy ${folder} to another machine: it holds personal data.`)
})

async function makeFolder(folder: string, part: string): Promise<void> {
  try {
    await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
    // A folder that is there already is another backup.
    await mkdir(folder, { mode: 0o700 })
    await rm(folder, { recursive: true })
    // Left by a backup that was killed.
    await rm(part, { recursive: true, force: true })
    await mkdir(part, { mode: 0o700 })
    await Promise.all(['tables', 'pictures'].map((name) => mkdir(path.join(part, name), { mode: 0o700 })))
  } catch (error) {
    throw new StepError(`The folder cannot be made: ${error instanceof Error ? error.message : String(error)}`, [
      'Name one that is not there yet: npm run backup -- /var/backups/guide-1',
    ])
  }
}

/** A picture that is deleted meanwhile is left out; those added after the tables were read are there too many. */
async function copyPictures(store: PictureStore, part: string): Promise<Manifest['pictures']> {
  const pictures: Manifest['pictures'][number][] = []
  for (const name of await store.list()) {
    const source = await store.read(name)
    if (source === null) continue
    const target = path.join(part, pictureFile(name))
    try {
      pictures.push({ name, ...(await writeChecked(source, target)) })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      await rm(target, { force: true })
    }
  }
  return pictures
}
