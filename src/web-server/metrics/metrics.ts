import { createServer, type RequestListener, type Server } from 'node:http'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { DATABASE_FIGURES } from './figures'
import { requestKind } from './request-kind'

type Sources = {
  readonly slots: { readonly running: number; readonly waiting: number }
  readonly responseCache: { readonly size: number; readonly bytes: number }
  /** See `readDatabaseFigures`. */
  readonly readDatabase: () => Promise<Readonly<Record<string, number | null>>>
}

/** Seconds: a cached answer, a page that is made, a crowd, an answer that was given up. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 3, 10, 30]

/** Scrapes come from one machine, and ask for nothing else. */
const PATH = '/metrics'

/**
 * Figures of this server for Prometheus: its process, requests, cache and slots, and what the database has waiting, which is
 * read with each scrape. Nothing of it says who asked for what.
 */
export function createMetrics({ slots, responseCache, readDatabase }: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'guide_requests_total',
    help: 'Requests answered, by what was asked for and the status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'guide_request_duration_seconds',
    help: 'From a request to the end of its answer',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const gauge = (name: string, help: string, read?: () => number) =>
    new Gauge({
      name: `guide_${name}`,
      help,
      registers,
      ...(read && {
        collect() {
          this.set(read())
        },
      }),
    })
  gauge('pages_rendering', 'Pages that are being made', () => slots.running)
  gauge('pages_waiting', 'Pages that wait for their turn', () => slots.waiting)
  gauge('cached_responses', 'Answers kept ready', () => responseCache.size)
  gauge('cached_bytes', 'Their size', () => responseCache.bytes)
  const up = gauge('database_up', 'Whether the database answered within two seconds')
  const figures = new Map(Object.entries(DATABASE_FIGURES).map(([name, { help }]) => [name, gauge(name, help)]))

  async function readText(): Promise<string> {
    const read = await readDatabase().catch(() => null)
    up.set(read === null ? 0 : 1)
    for (const [name, one] of figures) {
      const value = read?.[name] ?? null
      // Of what is not known nothing is said: an old number would look like the one of now.
      if (value === null) one.remove()
      else one.set(value)
    }
    return registry.metrics()
  }

  return {
    /** Counts what goes through a listener. */
    count:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const from = performance.now()
        const kind = requestKind(request.url)
        response.once('close', () => {
          requests.inc({ kind, status: response.statusCode })
          durations.observe({ kind }, (performance.now() - from) / 1000)
        })
        return listener(request, response)
      },

    readText,

    /**
     * On this machine alone.
     *
     * @param port 0 for any that is free
     */
    async listen(port: number): Promise<Server> {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== PATH) {
          response.writeHead(404).end()
          return
        }
        readText().then(
          (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        )
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      })
      return server
    },
  }
}
