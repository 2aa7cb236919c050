import { ANSWER_CALL_FACTS, CALL_FACTS, type CallNumber } from '@/domain/guide/call-numbers'
import { readPhones } from '@/server/phones/read-phones'

import { insertFacts } from './shown-facts'

/** The telephone numbers of the emergency sheet. A fact that is no number, or does not exist, is left out. */
export const loadCallNumbers = (): Promise<readonly CallNumber[]> => readNumbers(CALL_FACTS)

/** The numbers of those services that a text, its facts filled in, has in it. */
export async function loadCallNumbersIn(text: string): Promise<readonly CallNumber[]> {
  const words = new Set(text.match(/\d+/g))
  return (await readNumbers(ANSWER_CALL_FACTS)).filter(({ number }) => words.has(number))
}

async function readNumbers(named: typeof CALL_FACTS): Promise<readonly CallNumber[]> {
  const facts = await insertFacts(named.map(([service, fact]) => ({ service, value: `{{fact:${fact}}}` })))
  return facts.flatMap(({ service, value }) =>
    readPhones(value).flatMap(({ text, href }) => (href === null ? [] : [{ service, number: text, href }])),
  )
}
