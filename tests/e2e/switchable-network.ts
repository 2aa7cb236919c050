import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SwitchableNetwork = Awaited<ReturnType<typeof openSwitchableNetwork>>

/**
 * A way to a guide that can be cut, made to bring nothing, or led to another guide. What a test says about requests of a page
 * does not reach its service worker; this does.
 */
export async function openSwitchableNetwork(firstTarget: string) {
  let target = new URL(firstTarget)
  let isHanging = false
  const gone = new Set<string>()
  const endings = new Map<string, string>()
  const answers = new Map<string, { readonly status: number; readonly json: object }>()
  let swallowed: string | null = null
  const requests: string[] = []

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = incoming.url ?? '/'
    requests.push(`${incoming.method ?? ''} ${url}`)
    if (isHanging) return
    const answer = answers.get(`${incoming.method ?? ''} ${url}`)
    if (answer !== undefined) {
      incoming.resume()
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json))
      return
    }
    if (gone.has(url)) {
      outgoing.writeHead(404).end()
      return
    }
    const { origin, ...headers } = incoming.headers
    const ending = endings.get(url)
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        path: url,
        method: incoming.method,
        headers: {
          ...headers,
          host: target.host,
          ...(origin !== undefined && { origin: target.origin }),
          ...(ending !== undefined && { 'accept-encoding': 'identity', 'if-none-match': '' }),
        },
      },
      (answer) => {
        if (swallowed === `${incoming.method ?? ''} ${url}`) {
          answer.resume()
          return
        }
        const { 'content-length': length, ...rest } = answer.headers
        outgoing.writeHead(
          answer.statusCode ?? 502,
          ending === undefined && length !== undefined ? answer.headers : rest,
        )
        answer.pipe(outgoing, { end: ending === undefined })
        if (ending !== undefined) answer.on('end', () => outgoing.end(ending))
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(forward)
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Every request since it was opened. */
    requests,
    /** Nobody listens there. */
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    restore: () => listen(port),
    /** Connected, and nothing comes. */
    hang: (isOn: boolean) => {
      isHanging = isOn
      if (!isOn) server.closeAllConnections()
    },
    /** Brings everything there, and of these nothing back: `POST /api/reports`. `null` for none any more. */
    swallow: (what: string | null) => {
      swallowed = what
      if (what === null) server.closeAllConnections()
    },
    /** In place of the guide: what `POST /api/reports` is answered. */
    answer: (what: string, status: number, json: object) => {
      answers.set(what, { status, json })
    },
    leadTo: (origin: string) => {
      target = new URL(origin)
    },
    /** As after a deployment: other bytes at one address, nothing at another. */
    change: ({ append, remove }: { append?: readonly [path: string, text: string]; remove?: string }) => {
      if (append !== undefined) endings.set(...append)
      if (remove !== undefined) gone.add(remove)
    },
    reset: () => {
      endings.clear()
      gone.clear()
      answers.clear()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
