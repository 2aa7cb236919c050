import { CALL_FACTS, type CallNumber } from '@/lib/call-numbers'
import { phoneHref } from '@/lib/contact-links'

import { withFacts } from './shown-facts'

/** What the emergency sheet offers to call. A fact that is no number, or is gone, is left out. */
export async function loadCallNumbers(): Promise<readonly CallNumber[]> {
  const numbers = await withFacts(CALL_FACTS.map(([service, fact]) => ({ service, number: `{{fact:${fact}}}` })))
  return numbers.filter(({ number }) => phoneHref(number) !== null)
}
