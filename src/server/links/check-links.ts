import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { env } from '@/env'
import { safeHttpUrl } from '@/lib/text/web-links'
import { isPublicAddress } from '@/server/outward/network-address'
import { findUserAgent } from '@/server/outward/user-agent'
import { consumeRateLimit } from '@/server/security/rate-limit'

import { askInTurn } from './ask-in-turn'
import { type AskSite, createAskSite, POLITE_PAUSE_MS, REQUEST_MS } from './ask-site'
import { addAddresses, findChecked, keepAddresses, listDue, storeCheck } from './checked-links'
import { findLinks } from './find-links'
import { judgeAnswer, type LinkCheck, type OutsideAnswer } from './judge-answer'
import { readContent } from './read-content'
import { isAsked } from './written-addresses'

/** How often a run begins. What a killed one has left is done by the next. */
const RUN_SECONDS = 3_600

/** Of one run; what is left is due in the next. */
const MAX_ADDRESSES = 200
const RUN_MS = 10 * 60_000

/** For one address, when a person waits for the answer. */
const PERSON_MS = 30_000
const PERSON_PAUSE_MS = 1_000

/** Once an hour, over all instances, and never where `LINK_CHECK` is off. */
export async function isLinkRunDue(payload: Payload): Promise<boolean> {
  if (env.LINK_CHECK === 'off') return false
  const usage = await consumeRateLimit(payload, { key: 'link-check', hits: 1, windowSeconds: RUN_SECONDS })
  return usage.isAllowed
}

/** What the run works with; other than what ships in tests alone. */
export type Asking = {
  readonly ask: AskSite
  readonly pause: (signal: AbortSignal) => Promise<void>
}

/** Asks public addresses only, in the guide's name. */
async function createAsking(payload: Payload, pauseMs: number): Promise<Asking> {
  const pause = async (signal: AbortSignal): Promise<void> => {
    // Ending the run ends the pause.
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
  const ask = createAskSite({
    userAgent: await findUserAgent(payload),
    requestMs: REQUEST_MS,
    readAddress: (address) => {
      const href = safeHttpUrl(address)
      return href === null ? null : new URL(href)
    },
    isAllowed: isPublicAddress,
    pause,
  })
  return { ask, pause }
}

/**
 * Looks which addresses of other sites stand in the content, and asks for those that are due: each once a month. Never throws: the
 * tick has answered, and nobody waits.
 */
export async function checkLinks(payload: Payload, asking?: Asking): Promise<void> {
  try {
    await keepAddresses(payload, await listAddresses(payload))
    const { ask, pause } = asking ?? (await createAsking(payload, POLITE_PAUSE_MS))
    await askInTurn({
      addresses: await listDue(payload, MAX_ADDRESSES),
      ask,
      onAnswer: async (address, answer) => {
        await storeAnswer(payload, address, answer)
      },
      pause,
      signal: AbortSignal.timeout(RUN_MS),
    })
  } catch (err) {
    payload.logger.error({ msg: 'The links to other sites were not all checked', err })
  }
}

async function listAddresses(payload: Payload): Promise<readonly string[]> {
  const addresses = new Set<string>()
  for await (const text of readContent(payload)) {
    for (const { target } of findLinks({ ...text, siteUrl: env.SITE_URL })) {
      if (isAsked(target)) addresses.add(target)
    }
  }
  return [...addresses]
}

/** Asks for one address at once; `null` for one that no run has met in the content: nothing else is asked for a person. */
export async function checkLink(payload: Payload, address: string, asking?: Asking): Promise<LinkCheck | null> {
  if ((await findChecked(payload, address)) === null) return null
  const { ask } = asking ?? (await createAsking(payload, PERSON_PAUSE_MS))
  const signal = AbortSignal.timeout(PERSON_MS)
  const answer = await ask(address, signal).catch((error: unknown): OutsideAnswer => {
    if (signal.aborted) return { kind: 'failed', why: 'The site did not answer in time.' }
    throw error
  })
  return storeAnswer(payload, address, answer)
}

async function storeAnswer(payload: Payload, address: string, answer: OutsideAnswer): Promise<LinkCheck> {
  const check = judgeAnswer(await findChecked(payload, address), answer, new Date())
  await storeCheck(payload, address, check)
  return check
}

/** Makes an address that has just been written due, so that the next run asks for it. */
export const expectAddress = (payload: Payload, target: string): Promise<void> =>
  isAsked(target) ? addAddresses(payload, [target]) : Promise.resolve()
