import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** The way to the database, which a test can cut or hold up without touching the database of the other tests. */
export type DatabaseWay = {
  readonly uri: string
  /** Ends every connection and refuses new ones, as a stopped server does. */
  readonly cut: () => void
  /** Keeps the connections and lets nothing through, as a server does that hangs. */
  readonly hold: () => void
  /** Ends every connection, and answers new ones that there are too many. */
  readonly fill: () => void
  readonly restore: () => void
  readonly close: () => void
}

/** Whoever waits for a statement that hangs waits until the test is ended: the guide's own limits have to be shorter. */
const NO_END_MS = 86_400_000

/** What PostgreSQL answers, in its protocol, when `max_connections` is used up. */
const TOO_MANY = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0')
  const head = Buffer.from([69, 0, 0, 0, 0])
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()

/** @param port where it is to listen; any that is free if none is given */
export async function openDatabaseWay(databaseUri: string, port = 0): Promise<DatabaseWay> {
  const real = new URL(databaseUri)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'full' | 'held' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    if (state === 'full') return void near.on('error', () => {}).once('data', () => near.end(TOO_MANY))
    const far = connect(Number(real.port), real.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => {
        if (state === 'open') to.write(data)
      })
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const uri = new URL(databaseUri)
  uri.hostname = '127.0.0.1'
  uri.port = String((server.address() as AddressInfo).port)
  // An address is stronger than the options of a pool.
  uri.searchParams.set('query_timeout', String(NO_END_MS))
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    uri: uri.href,
    cut: () => {
      state = 'cut'
      drop()
    },
    hold: () => {
      state = 'held'
    },
    fill: () => {
      state = 'full'
      drop()
    },
    restore: () => {
      // What was swallowed while it was held will never be answered.
      if (state === 'held') drop()
      state = 'open'
    },
    close: () => {
      drop()
      server.close()
    },
  }
}
