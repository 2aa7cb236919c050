import type { Gate } from '@/contracts/content'

type Ranked = Pick<Gate, 'kind' | 'isMajor'>

/** What the short list shows: the major gates and every gate of the building, without doors, bridges, stairs and fences. */
export const isMainGate = ({ kind, isMajor }: Ranked): boolean =>
  isMajor === 'yes' || kind === 'main_gate' || kind === 'gate'

/** The gates everybody names, which the long list offers to jump to. */
export const isMajorGate = ({ isMajor }: Pick<Ranked, 'isMajor'>): boolean => isMajor === 'yes'
