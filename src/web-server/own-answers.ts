import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { refusalBodies } from '@/server/http/answers'

import { PRIVATE_CACHE } from './cache-control'
import { hasBody, isUnder } from './request-route'
import type { HeaderList } from './security-headers'

/** Answers of ours, for which the framework is not asked. */
const TEXTS = {
  400: ['This request cannot be read', 'The address or the request is not written as the guide expects it.'],
  401: ['Sign in first', 'This can only be done by staff. Sign in at /admin in another tab, and do it once more.'],
  405: ['This cannot be done here', 'The address does not take requests of this kind.'],
  408: ['This took too long', 'The request did not arrive in time. Please send it again.'],
  413: ['This is too large', 'Less can be sent here at once; staff can send more once they are signed in.'],
  414: ['This address is too long', 'No address of the guide is as long.'],
  417: ['This cannot be expected', 'The guide does not do what the request expects of it.'],
  431: ['This request is too large', 'Its headers, most likely its cookies, are larger than the guide reads.'],
  503: ['This page cannot be shown at the moment', 'Nothing is lost. Please try again in a few seconds.'],
} as const

export type OwnStatus = keyof typeof TEXTS

const POLICY = "default-src 'none'; frame-ancestors 'none'"

/** So long a sender who is still sending may read why he is refused, before the connection ends. */
const LINGER_MS = 500

/** Codes of Node's parser and timers; all others are 400. */
const STATUS_OF_ERROR: Readonly<Record<string, OwnStatus | undefined>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export type OwnAnswers = ReturnType<typeof createOwnAnswers>

export function createOwnAnswers(standing: HeaderList) {
  const parts = (status: OwnStatus, url: string, more: HeaderList) => {
    const [title, text] = TEXTS[status]
    const { type, body } = makeBody(url, title, text)
    const head = [
      ...standing,
      ['Content-Type', type],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Content-Security-Policy', POLICY],
      ['Cache-Control', PRIVATE_CACHE],
      ...more,
    ].flat()
    return { head, body }
  }

  return {
    /** The connection goes on. */
    send(status: OwnStatus, request: IncomingMessage, response: ServerResponse, more: HeaderList = []): void {
      const { head, body } = parts(status, request.url ?? '', more)
      response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : body)
    },

    /**
     * Ends the connection. With the body of a POST that is still on its way it waits a moment for its end: closed at once,
     * it would be reset under the answer. Not so with a body whose end is unclear: its rest may be another's request.
     */
    refuse(status: OwnStatus, request: IncomingMessage, response: ServerResponse, more: HeaderList = []): void {
      const { method, headers, socket } = request
      const { head, body } = parts(status, request.url ?? '', [...more, ['Connection', 'close']])
      response.writeHead(status, head)
      if (method === 'GET' || method === 'HEAD' || !hasBody(headers)) {
        response.end(method === 'HEAD' ? undefined : body)
        return
      }
      response.write(body)
      request.resume()
      request.once('end', () => socket.destroySoon())
      setTimeout(() => socket.destroySoon(), LINGER_MS).unref()
    },

    /** To what Node could not read as a request, or not in time. For the event `clientError`. */
    sendRaw(error: NodeJS.ErrnoException, socket: Duplex): void {
      // Written into an answer under way it would pass for a part of it. Node itself asks the same.
      const underWay: unknown = Reflect.get(socket, '_httpMessage')
      const isAnswering = underWay instanceof ServerResponse && underWay.headersSent
      if (!socket.writable || isAnswering) {
        socket.destroy(error)
        return
      }
      const status = STATUS_OF_ERROR[error.code ?? ''] ?? 400
      const { head, body } = parts(status, '', [['Connection', 'close']])
      const lines = head.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${head[index + 1] ?? ''}` : []))
      socket.end(`HTTP/1.1 ${status} ${TEXTS[status][0]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    },
  }
}

/** In the shape that callers of the address know: spec §7, the CMS's own, or a page. */
function makeBody(url: string, title: string, text: string): { readonly type: string; readonly body: string } {
  const path = url.replace(/\?.*/, '')
  const message = `${title}. ${text}`
  if (isUnder(path, '/api')) {
    return { type: 'application/json', body: JSON.stringify(refusalBodies.submission(message)) }
  }
  if (isUnder(path, '/cms/api')) {
    return { type: 'application/json', body: JSON.stringify(refusalBodies.cms(message)) }
  }
  return {
    type: 'text/html; charset=utf-8',
    body:
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pilgrim Guide</title>' +
      `<h1>${title}</h1><p>${text} <a href="/">Go to the home page</a>.</p>`,
  }
}
