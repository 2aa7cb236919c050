import { Worker } from 'node:worker_threads'

/**
 * The smallest Brotli, which takes seconds of work for a long list, on a thread of low priority: on a server with one
 * processor readers would wait for it otherwise. One body after the other. To be closed, for a thread holds memory.
 */
export type Compressor = {
  readonly compress: (body: Buffer) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** What an ended thread is called by https://nodejs.org/api/worker_threads.html#workerthreadid */
const ENDED = -1

const GONE = 'The thread that compresses has ended'

/** @param file best-brotli-worker.ts as it was built */
export function openBestBrotli(file: URL): Compressor {
  const worker = new Worker(file)
  // A process that is about to end does not wait for smaller bytes.
  worker.unref()
  // The next call gets the error; without a listener it would end the server.
  worker.on('error', () => undefined)
  let last: Promise<unknown> = Promise.resolve()

  const ask = (body: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      if (worker.threadId === ENDED) {
        reject(new Error(GONE))
        return
      }
      const settle = () => {
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
      }
      const onMessage = (bytes: Uint8Array) => {
        settle()
        resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      }
      const onError = (error: Error) => {
        settle()
        reject(error)
      }
      const onExit = () => onError(new Error(GONE))
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
      worker.postMessage(body)
    })

  return {
    compress: (body) => {
      const next = last.then(() => ask(body))
      last = next.catch(() => undefined)
      return next
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
