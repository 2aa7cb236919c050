// @ts-check
import { Worker } from 'node:worker_threads'

/**
 * The smallest Brotli, which takes seconds of work for a long list, on a thread that yields to everything else: on a
 * server with one processor readers would wait for it otherwise. One body after the other.
 *
 * @typedef {{ readonly compress: (body: Buffer) => Promise<Buffer>, readonly close: () => Promise<void> }} Compressor
 */

/** What an ended thread is called by https://nodejs.org/api/worker_threads.html#workerthreadid */
const ENDED = -1

const GONE = 'The thread that compresses has ended'

/** @returns {Compressor} to be closed, for a thread holds memory */
export function openBestBrotli() {
  const worker = new Worker(new URL('best-brotli-worker.mjs', import.meta.url))
  // A process that is about to end does not wait for smaller bytes.
  worker.unref()
  // Told to whoever asks next; with nobody listening it would end the server.
  worker.on('error', () => undefined)
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()

  /** @type {(body: Buffer) => Promise<Buffer>} */
  const ask = (body) =>
    new Promise((resolve, reject) => {
      if (worker.threadId === ENDED) {
        reject(new Error(GONE))
        return
      }
      const forget = () => {
        worker.off('message', take)
        worker.off('error', fail)
        worker.off('exit', end)
      }
      const take = (/** @type {Uint8Array} */ bytes) => {
        forget()
        resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      }
      const fail = (/** @type {unknown} */ error) => {
        forget()
        reject(error)
      }
      const end = () => fail(new Error(GONE))
      worker.on('message', take)
      worker.on('error', fail)
      worker.on('exit', end)
      worker.postMessage(body)
    })

  return {
    compress(body) {
      const next = last.then(() => ask(body))
      last = next.catch(() => undefined)
      return next
    },
    async close() {
      await worker.terminate()
    },
  }
}
