import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { startThrowAwayPostgres } from './postgres/postgres'
import { MODULES_LIMIT_MS, runScript, type Environment } from './process/children'
import { findFreePort } from './process/free-port'
import { runMain, type Lifecycle } from './process/lifecycle'
import { createStepRunner, StepError, writeLine } from './process/steps'
import { buildIfNeeded } from './site/build'
import { generateSecret } from './site/env-file'
import { prepareDatabase } from './site/prepare'
import { startSite } from './site/site'
import { testSettings } from './testing/test-settings'

const root = fileURLToPath(new URL('..', import.meta.url))

/** As an operator would use it, but for the ports and the secret. */
const VCL = 'deploy/varnish.vcl'

/** That of the browser tests: it is built into the pages, and so their build is used. */
const PREFERRED_PORT = 3100

/** An edit has to be seen through the cache in this time. */
const SEEN_MS = 2_000
const EDITS = 20

/** Longer than the second call after a change takes (src/web-server/cdn-purge.ts). */
const SETTLED_MS = 7_000

/** Who read all the time, so that answers made before a change are on their way when it comes. */
const READERS = 20

const ADMIN = { email: 'admin@example.org', password: 'lantern-orbit-teacup-77' } as const

/**
 * `npm run test:topology`: two servers and a real cache before them, told of changes. An edit at either is seen through the cache
 * within two seconds and stays; nothing that is for one caller is ever kept.
 */
await runMain(async ({ onClose }) => {
  const step = createStepRunner()
  await step('Cache', async (say) => say(findVarnish()))
  const port = await findFreePort(PREFERRED_PORT)
  const secret = generateSecret()
  const cache = `http://127.0.0.1:${port}`
  const env = {
    ...testSettings(port),
    TRUSTED_PROXIES: '1',
    MEDIA_DIR: path.join(root, 'test-results', 'media-topology'),
    CDN_PURGE_URL: `${cache}/-/purge`,
    CDN_PURGE_HEADER: `Purge-Secret: ${secret}`,
  }
  const postgres = await step('Database', async (say) => {
    say('a throw-away PostgreSQL')
    return startThrowAwayPostgres()
  })
  onClose(postgres.stop)
  const settings = { ...env, DATABASE_URI: postgres.uri }
  await step('Content', async (say) => say(await prepareDatabase({ root, uri: postgres.uri, env, withSeed: true })))
  await step('Administrator', () => makeAdmin(settings))
  const { build } = await step('Build', () => buildIfNeeded(root, settings))
  const servers = [await findFreePort(), await findFreePort()] as const
  await step('Varnish', () => startVarnish({ port, servers, secret, onClose }))
  await step('Web servers', async (say) => {
    for (const own of servers) onClose((await startSite({ root, port: own, env: settings, build })).stop)
    say(`${servers.join(' and ')}, behind ${port}`)
  })
  await step('Checks', () => check({ cache, origins: servers.map((own) => `http://127.0.0.1:${own}`), env }))
})

function findVarnish(): string {
  const { status, stderr } = spawnSync('varnishd', ['-V'], { encoding: 'utf8' })
  const advice = ['It needs Varnish with the module xkey. Debian, Ubuntu: apt-get install varnish varnish-modules']
  if (status !== 0) throw new StepError('There is no varnishd.', advice)
  const compiled = spawnSync('varnishd', ['-C', '-f', path.join(root, VCL)], { encoding: 'utf8' })
  if (compiled.status !== 0) throw new StepError(`varnishd does not take ${VCL}:\n${compiled.stderr}`, advice)
  return stderr.split('\n')[0] ?? ''
}

async function makeAdmin(env: Environment): Promise<void> {
  const { email, password } = ADMIN
  await runScript(
    new URL('create-admin.ts', import.meta.url),
    ['--email', email, '--name', 'Admin', '--password', password],
    { cwd: root, env, output: 'keep', beginsWithinMs: MODULES_LIMIT_MS },
  )
}

type VarnishOptions = {
  readonly port: number
  readonly servers: readonly [number, number]
  readonly secret: string
  readonly onClose: Lifecycle['onClose']
}

async function startVarnish({ port, servers, secret, onClose }: VarnishOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-varnish-'))
  // Started by root it reads its files as an account of its own.
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'guide.vcl')
  const vcl = readFileSync(path.join(root, VCL), 'utf8')
    .replace('"3000"', `"${servers[0]}"`)
    .replace('"3001"', `"${servers[1]}"`)
    .replace('"the secret"', `"${secret}"`)
  writeFileSync(file, vcl)
  const args = [
    '-F',
    '-n',
    path.join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-T',
    'none',
    '-f',
    file,
    '-s',
    'malloc,64m',
  ]
  const child = spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  onClose(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const isUp = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new StepError(`varnishd ended: ${said}`)
    await sleep(100)
  }
}

type Topology = {
  readonly cache: string
  readonly origins: readonly string[]
  readonly env: { readonly SITE_URL: string }
}

async function check({ cache, origins, env }: Topology): Promise<void> {
  const [first = '', second = ''] = origins
  // The servers empty the cache once more when they have begun, and Varnish has to find them well.
  await sleep(SETTLED_MS)
  const json = { 'content-type': 'application/json', origin: env.SITE_URL }
  const login = await fetch(`${cache}/cms/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  })
  const cookie = login.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? ''
  if (cookie === '') fail(`Nobody can sign in through the cache: ${login.status} ${await login.text()}`)
  const staff = { ...json, cookie }

  const list = await fetch(`${first}/cms/api/mosque-gates?limit=1&depth=0`, { headers: staff })
  const id = ((await list.json()) as { docs: { id: number }[] }).docs[0]?.id ?? 0
  const page = `/gate-details?id=${id}`
  const save = async (origin: string, notes: string, query = '', status = 'published') => {
    const body = JSON.stringify({ notes, _status: status })
    const answer = await fetch(`${origin}/cms/api/mosque-gates/${id}${query}`, {
      method: 'PATCH',
      headers: staff,
      body,
    })
    if (!answer.ok) fail(`An edit was refused: ${answer.status} ${await answer.text()}`)
  }
  const read = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(cache + address, { headers, redirect: 'manual' })
    // Of a hit Varnish names two requests: this one, and the one by which it was fetched.
    const isHit = (answer.headers.get('x-varnish') ?? '').trim().includes(' ')
    return { status: answer.status, isHit, headers: answer.headers, text: await answer.text() }
  }

  const kept = [page, '/', '/faq', '/places', '/places?category=restaurant', '/api/locations', '/api/mosque-gates']
  for (const address of kept) {
    await read(address)
    const again = await read(address)
    if (!again.isHit) fail(`${address} is not kept`)
    if (again.headers.has('surrogate-key')) fail(`${address} shows its keys to readers`)
    const own = await fetch(first + address)
    if (own.headers.get('surrogate-key')?.includes('everything') !== true) fail(`${address} has no keys`)
  }
  writeLine(`  kept: ${kept.join(', ')}`)

  let isOver = false
  const reader = async () => {
    while (!isOver) {
      await read(page)
      await read('/api/mosque-gates')
      await sleep(20)
    }
  }
  const readers = Array.from({ length: READERS }, reader)
  const waits: number[] = []
  let notes = ''
  for (let edit = 1; edit <= EDITS; edit += 1) {
    notes = `Edit ${edit} is seen.`
    await save(edit % 2 === 0 ? first : second, notes)
    const startedAt = performance.now()
    for (const address of [page, '/api/mosque-gates']) {
      while (!(await read(address)).text.includes(notes)) {
        if (performance.now() - startedAt > SEEN_MS) fail(`${address} does not show edit ${edit} after ${SEEN_MS} ms`)
        await sleep(20)
      }
    }
    waits.push(performance.now() - startedAt)
  }
  await sleep(SETTLED_MS)
  isOver = true
  await Promise.all(readers)
  for (const address of [page, '/api/mosque-gates']) {
    const { text, isHit } = await read(address)
    if (!text.includes(notes)) fail(`${address} went back to what was before edit ${EDITS}`)
    if (!isHit) fail(`${address} is no longer kept`)
  }
  const sorted = waits.toSorted((one, other) => one - other)
  writeLine(
    `  ${EDITS} edits at two servers, with ${READERS} readers: seen through the cache after ` +
      `${Math.round(sorted[EDITS / 2] ?? 0)} ms (median), ${Math.round(sorted.at(-1) ?? 0)} ms at most`,
  )

  await save(first, 'A draft that nobody sees.', '?draft=true', 'draft')
  await sleep(SEEN_MS)
  if ((await read(page)).text.includes('nobody sees')) fail('A draft is seen through the cache')

  const forOne: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/cms/api/users/me', staff],
    ['/cms/api/users/me', {}],
    ['/admin', staff],
    ['/admin/login', {}],
    ['/faq', staff],
    [page, staff],
    ['/faq', { authorization: 'JWT none' }],
    ['/places?q=zamzam', {}],
    ['/no-such-page', {}],
    ['/api/health', {}],
    ['/api/recommendations/token', {}],
    [`/cms/api/mosque-gates/${id}?draft=true`, staff],
  ]
  for (const [address, headers] of forOne) {
    for (const attempt of [1, 2, 3]) {
      const { isHit, headers: said } = await read(address, headers)
      if (isHit) fail(`${address} was kept, at attempt ${attempt}`)
      if (said.get('cache-control')?.includes('no-store') !== true) fail(`${address} may be kept`)
    }
    const own = await fetch(first + address, { headers, redirect: 'manual' })
    if (own.headers.has('surrogate-key')) fail(`${address} has keys`)
  }
  const stranger = JSON.parse((await read('/cms/api/users/me')).text) as { user: unknown }
  if (stranger.user !== null) fail('A stranger is shown who was signed in')
  writeLine(`  never kept: ${[...new Set(forOne.map(([address]) => address))].join(', ')}`)

  const refused = await fetch(`${cache}/-/purge`, { method: 'POST', headers: { 'surrogate-key': 'everything' } })
  if (refused.status !== 403) fail(`The cache can be emptied without the secret: ${refused.status}`)
}

function fail(reason: string): never {
  throw new StepError(reason)
}
