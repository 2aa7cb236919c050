import type { Gate } from '@/contracts/content'

/** What lists, the plan and the dialog need to know of a gate. The sources are long, and on the page of the gate. */
export type ListedGate = Omit<Gate, 'source' | 'level'>

export function listedGate({ source: _source, level: _level, ...gate }: Gate): ListedGate {
  return gate
}

type Ranked = Pick<Gate, 'kind' | 'isMajor'>

/** What the short list shows: the major gates and every gate of the building, without doors, bridges, stairs and fences. */
export const isMainGate = ({ kind, isMajor }: Ranked): boolean =>
  isMajor === 'yes' || kind === 'main_gate' || kind === 'gate'

/** The gates everybody names, which the long list offers to jump to. */
export const isMajorGate = ({ isMajor }: Pick<Ranked, 'isMajor'>): boolean => isMajor === 'yes'
