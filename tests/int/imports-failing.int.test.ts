import { beforeEach, describe, expect, it } from 'vitest'

import { type FakeOverpass, hotel, replyWithMap, sendJson } from '../helpers/fake-overpass'
import { importDesk } from '../helpers/int-imports'

const desk = importDesk()
const { importOsm, importHotels, sqlRows, snapshot } = desk

describe('a source that fails', () => {
  const page = '<html><body>The server is probably too busy to handle your request.</body></html>'

  beforeEach(() => importHotels(hotel(1), hotel(2)))

  it.each<[string, number, string, FakeOverpass['reply']]>([
    ['504', 503, 'source-busy', (response) => response.writeHead(504).end(page)],
    ['400', 502, 'source-refused', (response) => response.writeHead(400).end(page)],
    ['406', 502, 'source-refused', (response) => response.writeHead(406).end()],
    [
      'a redirect',
      502,
      'source-refused',
      (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'a page with 200',
      502,
      'source-not-an-answer',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page),
    ],
    ['XML', 502, 'source-not-an-answer', (response) => response.writeHead(200).end('<?xml version="1.0"?><osm/>')],
    ['half a JSON', 502, 'source-not-an-answer', (response) => response.writeHead(200).end('{"elements":[{"type":"no')],
    [
      'a cut connection',
      502,
      'source-not-an-answer',
      (response) => {
        response.writeHead(200, { 'Content-Length': '9999' }).write('{"elements":[')
        setTimeout(() => response.destroy(), 20)
      },
    ],
    ['a reset', 502, 'source-unreachable', (_response, request) => request.socket.destroy()],
    [
      'a remark of an error',
      503,
      'source-busy',
      (response) =>
        sendJson(response, {
          remark: 'runtime error: Query timed out in "query" at line 1 after 91 seconds.',
          elements: [hotel(1)],
        }),
    ],
  ])('should change nothing and say why: %s', async (_name, status, reason, reply) => {
    desk.overpass.reply = reply
    const before = await snapshot()
    const answer = await importOsm()
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, reason })
    expect((answer.body as { message: string }).message.length).toBeGreaterThan(20)
    expect(await snapshot()).toEqual(before)
  })

  it('should be warned of when it is old', async () => {
    desk.overpass.reply = replyWithMap([hotel(1)], '2026-05-31T00:00:00Z')
    await importOsm({ body: { confirm: true, older: '2026-05-31' } })
    const [run] = await sqlRows<{ report: { warnings: string[] } }>(
      'SELECT report FROM import_runs ORDER BY id DESC LIMIT 1',
    )
    expect(run?.report.warnings[0]).toMatch(/copy of the map is \d+ days old/)
  })
})
