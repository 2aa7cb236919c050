import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { beforeEach, expect } from 'vitest'

import type { ImportRun, Location } from '@/payload-types'

import { type Actor, type Answer, SITE_URL } from './int-app'
import { importDesk } from './int-imports'

/** A row by its headings, as a spreadsheet has it. */
export type Row = Record<string, string>

type Sending = {
  readonly actor?: Actor
  readonly headers?: Readonly<Record<string, string>>
  readonly name?: string
}

/** What a preview shows a person. */
type Shown = {
  readonly updated: readonly { readonly id: number; readonly fields: readonly unknown[] }[]
  readonly conflicts: readonly unknown[]
  readonly setAside: readonly { readonly key: string; readonly problem: string }[]
}

type Preview = ImportRun & { readonly shown: Shown }

/** Spreadsheets of one application, for the tests of the file that calls it; each starts without records. */
export function sheetDesk() {
  const desk = importDesk()

  beforeEach(async () => {
    await desk.sqlRows(
      'TRUNCATE locations, mosque_gates, facts, import_runs, import_undo, import_previews, payload_locked_documents CASCADE',
    )
  })

  const takeOut = (kind: string, actor: Actor = 'editor'): Promise<Answer> =>
    desk.app.rest('GET', `imports/file/${kind}`, { actor })

  const send = (
    kind: string,
    file: string | Uint8Array<ArrayBuffer>,
    { actor = 'editor', headers = {}, name = 'sheet.csv' }: Sending = {},
  ): Promise<Answer> => {
    const body = new FormData()
    body.set('file', new File([file], name))
    return desk.app.rest('POST', `imports/file/${kind}`, { actor, body, headers: { Origin: SITE_URL, ...headers } })
  }

  const previewFile = async (kind: string, file: string, sending?: Sending): Promise<Preview> => {
    const answer = await send(kind, file, sending)
    expect(answer).toMatchObject({ status: 202 })
    await desk.doDeferred()
    const id = Number((answer.body as { jobId: string }).jobId)
    const run = await desk.app.payload.findByID({ collection: 'import-runs', id, depth: 0 })
    return { ...run, shown: run.preview as Shown }
  }

  return {
    /** There while a test runs. */
    get app() {
      return desk.app
    },
    call: desk.call,
    sqlRows: desk.sqlRows,
    takeOut,
    send,
    previewFile,
    /** The rows of a sheet as it goes out. */
    readOut: async (kind: string): Promise<readonly Row[]> => {
      const { status, text } = await takeOut(kind)
      expect(status).toBe(200)
      return parse<Row>(text, { bom: true, columns: true })
    },
    /** Of a sheet with these rows. */
    preview: (kind: string, rows: readonly Row[]) =>
      previewFile(kind, `\uFEFF${stringify([...rows], { header: true })}`),
    /** The number of the import. */
    apply: async ({ id }: Pick<ImportRun, 'id'>, actor: Actor = 'editor'): Promise<number> => {
      const { status, body, text } = await desk.call(`import-runs/${id}/apply`, { body: {}, actor })
      expect(status, text).toBe(200)
      return Number((body as { jobId: string }).jobId)
    },
    undo: (runId: number) => desk.call(`import-runs/${runId}/undo`, { body: {} }),
    /** Published, named by their number. */
    makePlaces: async (count: number, data: Partial<Location> = {}): Promise<readonly Location[]> => {
      const made: Location[] = []
      for (let index = 1; index <= count; index += 1) {
        const place = { name: `Place ${index}`, category: 'restaurant', city: 'Makkah', _status: 'published', ...data }
        made.push(await desk.app.payload.create({ collection: 'locations', data: place as never }))
      }
      return made
    },
    findPlace: (id: number) => desk.app.payload.findByID({ collection: 'locations', id, depth: 0 }),
  }
}
