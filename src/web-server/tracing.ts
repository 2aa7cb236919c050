import type { RequestListener } from 'node:http'

import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node'

import { requestKind } from './metrics/request-kind'

/** What the framework notes of a request: its address, with the words that were searched for. */
const ADDRESSES = ['http.target', 'http.url']

/** Who stops the server waits no longer for a collector that does not answer. Milliseconds. */
const FLUSH_LIMIT_MS = 2_000

/** Nothing that leaves says who asked for what. */
class WithoutAddresses extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of ADDRESSES) Reflect.deleteProperty(span.attributes, name)
    super.onEnd(span)
  }
}

/**
 * Traces for OpenTelemetry: each request a span, and below it those of the framework. What the collector asks for besides
 * (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`), the library reads itself. A caller's own trace is not followed: anybody
 * could have all of theirs kept.
 *
 * @param endpoint of a collector that takes OTLP over HTTP, without the path
 */
export function openTracing(endpoint: string) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: FLUSH_LIMIT_MS,
  })
  const provider = new NodeTracerProvider({ spanProcessors: [new WithoutAddresses(exporter)] })
  provider.register({ propagator: null })
  const tracer = trace.getTracer('pilgrim-guide')

  return {
    /** Traces what goes through a listener. */
    trace:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const kind = requestKind(request.url)
        const { method = 'GET' } = request
        tracer.startActiveSpan(`${method} ${kind}`, { kind: SpanKind.SERVER }, (span) => {
          span.setAttributes({ 'http.request.method': method, 'guide.request_kind': kind })
          response.once('close', () => {
            const { statusCode, writableFinished } = response
            span.setAttribute('http.response.status_code', statusCode)
            if (statusCode >= 500 || !writableFinished) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          })
          listener(request, response)
        })
      },

    /** Sends what is left. Never throws: a collector that is away is no reason to go on. */
    close: (): Promise<void> => provider.shutdown().catch(() => undefined),
  }
}
