/** More than all checklists of the guide have lines; limits what damaged data can fill the memory with. */
export const MAX_TICKS = 500

type Found = { readonly kind: string; readonly value?: Readonly<Record<string, unknown>> }

/** The ticks stored on the device, newest last; empty when they are missing or damaged. */
export function parseTicks({ value }: Found): readonly string[] {
  const ticks = value?.['ticks']
  return Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === 'string').slice(-MAX_TICKS) : []
}

/** Adds or removes one tick. */
export const withTick = (ticks: readonly string[], key: string, isTicked: boolean): readonly string[] => {
  const others = ticks.filter((tick) => tick !== key)
  return isTicked ? [...others, key].slice(-MAX_TICKS) : others
}

/** The key of a line of a checklist in an article. */
export const tickKey = (slug: string, label: string): string => `${slug}: ${label.trim()}`
