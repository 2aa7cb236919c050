import type { ComparedLine } from '@/lib/text/compare-lines'

/** So many unchanged lines stand before and after a change, to say where it is. */
const AROUND = 1

/** The lines around what was changed; a number stands for so many that were left out. */
export function foldUnchanged(lines: readonly ComparedLine[]): readonly (ComparedLine | number)[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ isChanged }) => isChanged)
  const parts: (ComparedLine | number)[] = []
  lines.forEach((line, index) => {
    const last = parts.at(-1)
    if (isNear(index)) parts.push(line)
    else if (typeof last === 'number') parts[parts.length - 1] = last + 1
    else parts.push(1)
  })
  return parts
}
