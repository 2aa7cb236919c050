import type { Numbered, WalkQuestion, WalkReply } from './walk-messages'

export type Walker = {
  /** Calls back once, or never when another question follows before the answer. */
  readonly ask: (question: WalkQuestion, onReply: (reply: WalkReply) => void) => void
  readonly close: () => void
}

type WalkThread = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/** In a thread of its own, so that the page answers taps while a way is looked for. */
export const startWalker = (): Walker =>
  createWalker(() => new Worker(new URL('./walk-worker.ts', import.meta.url), { name: 'walks' }))

/** @param startThread may throw where there are no workers */
export function createWalker(startThread: () => WalkThread): Walker {
  let number = 0
  let onNewest: (reply: WalkReply) => void = () => undefined
  let isClosed = false

  const receive = (reply: Numbered<WalkReply>) => {
    if (!isClosed && reply.number === number) onNewest(reply.message)
  }
  const fail = () => receive({ number, message: { kind: 'failed', reason: 'no-worker' } })
  const thread = tryToStart(startThread)
  thread?.addEventListener('message', ({ data }: MessageEvent<Numbered<WalkReply>>) => receive(data))
  thread?.addEventListener('error', fail)

  return {
    ask(message, onReply) {
      number++
      onNewest = onReply
      if (thread === null) queueMicrotask(fail)
      else thread.postMessage({ number, message } satisfies Numbered<WalkQuestion>)
    },
    close() {
      isClosed = true
      thread?.terminate()
    },
  }
}

function tryToStart(startThread: () => WalkThread): WalkThread | null {
  try {
    return startThread()
  } catch {
    return null
  }
}
