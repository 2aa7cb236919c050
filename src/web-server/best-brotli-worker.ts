import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'

import { BEST_BROTLI, brotliOptions } from './compression'

// On Linux a priority belongs to a thread; elsewhere it would be that of the whole server.
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // Not allowed here: then it takes its share.
  }
}

parentPort?.on('message', (body: Uint8Array) => {
  parentPort?.postMessage(brotliCompressSync(body, brotliOptions(body.length, BEST_BROTLI)))
})
