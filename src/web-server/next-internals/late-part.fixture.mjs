/* Prints a page with a part that is late, by the React that the framework brings along. */
import Module, { createRequire } from 'node:module'
import { Writable } from 'node:stream'

const load = createRequire(import.meta.url)
const own = {
  react: load.resolve('next/dist/compiled/react/index.js'),
  'react-dom': load.resolve('next/dist/compiled/react-dom/index.js'),
}
const resolve = Module._resolveFilename
Module._resolveFilename = (request, ...rest) => resolve(own[request] ?? request, ...rest)

const { createElement, lazy, Suspense } = load('react')
const { renderToPipeableStream } = load('next/dist/compiled/react-dom/server.node.js')

const Late = lazy(() => new Promise((done) => setTimeout(() => done({ default: () => null }), 20)))
const page = createElement(
  'html',
  null,
  createElement('body', null, createElement(Suspense, null, createElement(Late))),
)
const out = new Writable({
  write: (chunk, _, done) => process.stdout.write(chunk, done),
})
const stream = renderToPipeableStream(page, { onShellReady: () => stream.pipe(out) })
