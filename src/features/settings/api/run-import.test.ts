import { describe, expect, it } from 'vitest'

import type { ImportRun } from '@/contracts/import-runs'

import { progressMessage } from '../model/progress-message'
import { runImport } from './run-import'

type Answer = () => Response | Promise<Response>

const json =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status })

const accepted = json(202, { jobId: 7, statusUrl: '/api/admin/imports/7' })

const run = (status: ImportRun['status'], rest: Partial<ImportRun> = {}): Answer =>
  json(200, { status, progress: { step: 'Reading places', done: 0, total: null }, ...rest })

const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

async function start(answers: readonly Answer[], leaveAt = Infinity) {
  const controller = new AbortController()
  const requests: string[] = []
  const waited: number[] = []
  const shown: string[] = []
  const outcome = await runImport({
    path: '/api/admin/import-osm',
    signal: controller.signal,
    onProgress: (progress) => shown.push(progressMessage(progress)),
    wait: (milliseconds) => {
      waited.push(milliseconds)
      if (waited.length >= leaveAt) controller.abort()
      return Promise.resolve()
    },
    fetch: async (path, { method = 'GET', headers, body }) => {
      requests.push(
        [method, path, ...(headers === undefined ? [] : [JSON.stringify(headers)]), ...(body ? ['body'] : [])].join(
          ' ',
        ),
      )
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer === undefined) throw new Error('asked too often')
      return answer()
    },
  })
  return { outcome, requests, waited, shown }
}

describe('runImport', () => {
  it('should ask by POST with a JSON content type and no body', async () => {
    const { requests } = await start([json(200, { success: true })])

    expect(requests).toEqual([
      'POST /api/admin/import-osm {"Content-Type":"application/json","Prefer":"respond-async"}',
    ])
  })

  it('should follow a run each second and show where it is', async () => {
    const { outcome, requests, waited, shown } = await start([
      accepted,
      run('queued'),
      run('running'),
      run('running', { progress: { step: 'Storing places', done: 1200, total: 4000 } }),
      run('waiting', { message: 'OpenStreetMap is busy. Next try in 30 seconds.' }),
      run('succeeded', { success: true }),
    ])

    expect(outcome).toEqual({ kind: 'succeeded' })
    expect(requests.slice(1)).toEqual(Array.from({ length: 5 }, () => 'GET /api/admin/imports/7'))
    expect(waited).toEqual([1000, 1000, 1000, 1000, 1000])
    expect(shown).toEqual([
      'Waiting to start…',
      'Reading places…',
      'Storing places: 1,200 of 4,000',
      'OpenStreetMap is busy. Next try in 30 seconds.',
    ])
  })

  it.each<[string, readonly Answer[], string, boolean]>([
    ['nobody is signed in', [json(401, {})], 'You are not signed in.', true],
    ['the role may not', [json(403, {})], 'Your account may not run imports.', true],
    ['there is no such call', [json(404, {})], 'This guide has no such import.', true],
    ['another import runs', [json(409, { jobId: 3 })], 'An import is running already.', true],
    ['the server breaks', [json(500, {})], 'The guide answered 500.', false],
    ['nobody answers', [offline], 'The guide could not be reached.', false],
    ['the flag says no', [json(200, { success: false, message: 'Too few places.' })], 'Too few places.', false],
    ['a proxy answers', [() => new Response('<html>')], 'The answer of the guide was not understood.', false],
    ['the run fails', [accepted, run('failed', { message: 'The source is down.' })], 'The source is down.', false],
    ['the run is cancelled', [accepted, run('cancelled')], 'The import was cancelled.', false],
    ['the session ends meanwhile', [accepted, json(401, {})], 'You are not signed in.', true],
    [
      'the address to ask is another host',
      [json(202, { jobId: 7, statusUrl: '//example.org/x' })],
      'The answer of the guide was not understood.',
      false,
    ],
    ['the network stays away', [accepted, offline], 'The connection was lost. The import may still be running.', false],
  ])('should fail with the reason when %s', async (_, answers, reason, isForStaff) => {
    expect((await start(answers)).outcome).toEqual({ kind: 'failed', reason, isForStaff })
  })

  it('should outlast a network that comes back', async () => {
    const { outcome } = await start([accepted, offline, json(502, {}), run('running'), offline, run('succeeded')])

    expect(outcome).toEqual({ kind: 'succeeded' })
  })

  it('should tell nobody when the person has left', async () => {
    expect((await start([accepted, run('running')], 3)).outcome).toEqual({ kind: 'abandoned' })
  })
})
