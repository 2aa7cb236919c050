import type { Gate } from '@/contracts/content'

/** What lists, the plan and the dialog need to know of a gate. The sources are long, and on the page of the gate. */
export type ListedGate = Omit<Gate, 'source' | 'level'>

export function listedGate({ source: _source, level: _level, ...gate }: Gate): ListedGate {
  return gate
}
