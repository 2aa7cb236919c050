import { describe, expect, it } from 'vitest'

import { type Actor, actors } from '../helpers/int-app'
import { sheetDesk } from '../helpers/int-spreadsheets'

const desk = sheetDesk()
const { apply, call, findPlace, makePlaces, preview, readOut, send, sqlRows, takeOut } = desk

describe('a file that is none', () => {
  it.each([
    ['a workbook', 'places-sheet', 'PK\u0003\u0004', 422, 'This is a workbook'],
    ['a page for a map', 'osm', '<html>', 422, 'This is a web page'],
    ['nothing', 'places-sheet', '', 400, 'no file, or an empty one'],
    ['too much', 'places-sheet', 'x'.repeat(8_500_001), 413, 'more than 8.5 MB'],
    ['another kind', 'ghosts', 'ID', 404, 'There is'],
  ])('should be refused in words: %s', async (_name, kind, file, status, words) => {
    const answer = await send(kind, file)

    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
    expect(await sqlRows('SELECT id FROM import_runs')).toEqual([])
  })

  it('should be asked for where there is no source', async () => {
    expect(await call('import-places-sheet', { body: {} })).toMatchObject({ status: 422 })
  })

  it('should not go out of a kind that has none', async () => {
    expect((await takeOut('osm')).status).toBe(404)
    expect((await takeOut('ghosts')).status).toBe(404)
  })
})

describe('who may', () => {
  const allowed: Readonly<Record<Actor, number>> = {
    anonymous: 401,
    'switched-off': 403,
    moderator: 403,
    editor: 200,
    admin: 200,
  }

  it.each(
    actors.flatMap((actor) =>
      ['places-sheet', 'gates-sheet', 'facts-sheet', 'osm'].map((kind) => [actor, kind] as const),
    ),
  )('take out and send a file, as %s: %s', async (actor, kind) => {
    if (kind !== 'osm') expect((await takeOut(kind, actor)).status).toBe(allowed[actor])
    const status = (await send(kind, 'PK\u0003\u0004', { actor })).status
    expect(status).toBe(allowed[actor] === 200 ? 422 : allowed[actor])
  })

  it.each([
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['no origin', { Origin: '' }, 403],
    ['the null origin of a sandbox', { Origin: 'null' }, 403],
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['JSON', { 'Content-Type': 'application/json' }, 400],
  ])('not send a file from %s', async (_name, headers, status) => {
    expect((await send('places-sheet', 'ID', { headers })).status).toBe(status)
  })

  it('be told to wait after too many files', async () => {
    await sqlRows(`
      INSERT INTO rate_limits (key, window_start, hits)
      VALUES ('imports:${desk.app.users.editor.id}', to_timestamp(floor(extract(epoch FROM now()) / 60) * 60), 60)
    `)
    expect((await send('places-sheet', 'ID')).status).toBe(429)
  })

  it('apply: with the rights of the one who applies, and not of the one who sent it', async () => {
    const [place] = await makePlaces(1)
    const [row = {}] = await readOut('places-sheet')
    const run = await preview('places-sheet', [{ ...row, Address: 'Ajyad Street' }])

    for (const actor of ['anonymous', 'switched-off', 'moderator'] as const) {
      expect((await call(`import-runs/${run.id}/apply`, { body: {}, actor })).status).toBe(allowed[actor])
    }
    await apply(run, 'admin')

    expect(await findPlace(place?.id ?? 0)).toMatchObject({ address: 'Ajyad Street', lastSave: { by: 'admin' } })
  })
})
