import type { AskSite } from './ask-site'
import type { OutsideAnswer } from './judge-answer'

/** Different sites that are asked side by side. */
const SITES_AT_ONCE = 4

type Turn = {
  readonly addresses: readonly string[]
  readonly ask: AskSite
  /** Called with each answer as it comes, so that a killed run has lost one at most. */
  readonly onAnswer: (address: string, answer: OutsideAnswer) => Promise<void>
  /** Between two questions to one site. */
  readonly pause: (signal: AbortSignal) => Promise<void>
  /** Ends it: what has not been asked by then is left. */
  readonly signal: AbortSignal
}

/**
 * Asks for each address, one question at a time for each site and four sites side by side. A site that says that it is too busy is
 * left alone for the rest of the run.
 */
export async function askInTurn({ addresses, ask, onAnswer, pause, signal }: Turn): Promise<void> {
  const sites = [...groupBySite(addresses).values()]
  const work = async (): Promise<void> => {
    for (let own = sites.shift(); own !== undefined; own = sites.shift()) {
      for (const [index, address] of own.entries()) {
        if (index > 0) await pause(signal)
        if (signal.aborted) return
        const answer = await ask(address, signal)
        await onAnswer(address, answer)
        if (isBusy(answer)) break
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: SITES_AT_ONCE }, work))
  } catch (error) {
    // Ending the run also ends the question under way.
    if (!signal.aborted) throw error
  }
}

function groupBySite(addresses: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sites = new Map<string, string[]>()
  for (const address of addresses) {
    const { host } = new URL(address)
    sites.set(host, [...(sites.get(host) ?? []), address])
  }
  return sites
}

const isBusy = (answer: OutsideAnswer): boolean =>
  answer.kind === 'answered' && (answer.status === 429 || answer.status === 503)
