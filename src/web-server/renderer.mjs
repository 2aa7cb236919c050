// @ts-check
import { createServer, request as httpRequest, Agent } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { watchRequest } from './content-watch.mjs'

/**
 * @typedef {import('node:http').IncomingHttpHeaders} Headers
 * @typedef {{ readonly status: number, readonly headers: Headers, readonly body: Buffer, readonly tags: readonly string[] }} Rendered
 * `tags`: the content it was made of, as far as the framework's store was asked; none can also mean that another
 * request under way for the same page was joined
 * @typedef {{ readonly headers: Headers, readonly limitMs: number, readonly method?: string, readonly body?: string, readonly isEcho?: boolean }} RenderOptions
 * `isEcho`: what is changed has been changed by another process
 * @typedef {(url: string, options: RenderOptions) => Promise<Rendered>} Render
 */

/** Which of our requests the framework is handling. A caller's own is always replaced. */
const ID_HEADER = 'x-guide-render'

/** Nothing public comes near it; a larger answer is a fault and may not fill the memory. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

/** Each kept connection may turn out to be broken; a fresh one is not. */
const MAX_TRIES = 3

class RenderTimeout extends Error {}

class StaleConnection extends Error {}

/**
 * The framework behind a socket of its own, so that its answers can be had whole: as ready bytes, with hashes of their
 * inline scripts, without a visitor's headers where an answer is for everybody.
 *
 * @param {import('node:http').RequestListener} handle
 * @returns {Promise<{ readonly render: Render, readonly close: () => Promise<void> }>}
 */
export async function openRenderer(handle) {
  const { address, remove } = socketAddress()
  /** @type {Map<string, { readonly isEcho: boolean, tags: Set<string> }>} */
  const underWay = new Map()
  let lastId = 0
  const server = createServer((request, response) => {
    const asked = underWay.get(String(request.headers[ID_HEADER]))
    delete request.headers[ID_HEADER]
    const { tags } = watchRequest(() => handle(request, response), { isEcho: asked?.isEcho })
    if (asked !== undefined) asked.tags = tags
  })
  // We are the only caller and keep our connections; one closed at the moment it is used again would lose an answer.
  server.keepAliveTimeout = 0
  server.requestTimeout = 0
  await new Promise((resolve, reject) => server.once('error', reject).listen(address, () => resolve(undefined)))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })

  /** @type {Render} */
  const ask = (url, { headers, limitMs, method = 'GET', body, isEcho = false }) =>
    new Promise((resolve, reject) => {
      const id = String((lastId += 1))
      const reading = { isEcho, tags: new Set() }
      underWay.set(id, reading)
      const sent = { ...headers, [ID_HEADER]: id }
      const asked = httpRequest({ socketPath: address, path: url, method, headers: sent, agent }, (answer) => {
        /** @type {Buffer[]} */
        const chunks = []
        let size = 0
        answer.on('data', (/** @type {Buffer} */ chunk) => {
          size += chunk.length
          if (size > MAX_BODY_BYTES) answer.destroy(new Error(`${url} is larger than ${MAX_BODY_BYTES} bytes`))
          else chunks.push(chunk)
        })
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 500,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            tags: [...reading.tags],
          }),
        )
      })
      const timer = setTimeout(() => asked.destroy(new RenderTimeout(`${url} took more than ${limitMs} ms`)), limitMs)
      asked.on('error', (error) => {
        // An old connection that broke before anything came back says nothing about the renderer.
        if (asked.reusedSocket && method === 'GET' && !(error instanceof RenderTimeout)) reject(new StaleConnection())
        else reject(error)
      })
      asked.on('close', () => {
        clearTimeout(timer)
        underWay.delete(id)
      })
      asked.end(body)
    })

  return {
    async render(url, options) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        try {
          return await ask(url, options)
        } catch (error) {
          if (!(error instanceof StaleConnection)) throw error
        }
      }
      throw new Error(`${url} was not answered on ${MAX_TRIES} connections`)
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.closeAllConnections()
        server.close(() => {
          remove()
          resolve()
        })
      }),
  }
}

/** A socket only this account can reach; a named pipe where there are no such files. */
function socketAddress() {
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\pilgrim-guide-${process.pid}`, remove: () => {} }
  const folder = mkdtempSync(path.join(tmpdir(), 'pilgrim-guide-'))
  return { address: path.join(folder, 'renderer'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
