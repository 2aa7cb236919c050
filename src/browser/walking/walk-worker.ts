import { createWalkAnswers } from './answer-walks'
import type { Numbered, WalkQuestion } from './walk-messages'

/** The worker: it finds ways in a thread of its own, so that the page stays responsive. */
const answer = createWalkAnswers({
  async fetchStreets(address) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  },
  reply: (reply) => self.postMessage(reply),
})

self.addEventListener('message', ({ data }: MessageEvent<Numbered<WalkQuestion>>) => answer(data))
