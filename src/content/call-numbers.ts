import { CALL_FACTS, type CallNumber } from '@/domain/guide/call-numbers'
import { readPhones } from '@/server/phones/read-phones'

import { insertFacts } from './shown-facts'

/** The telephone numbers of the emergency sheet. A fact that is no number, or does not exist, is left out. */
export async function loadCallNumbers(): Promise<readonly CallNumber[]> {
  const facts = await insertFacts(CALL_FACTS.map(([service, fact]) => ({ service, value: `{{fact:${fact}}}` })))
  return facts.flatMap(({ service, value }) =>
    readPhones(value).flatMap(({ text, href }) => (href === null ? [] : [{ service, number: text, href }])),
  )
}
