import { helpPointsMadinah, helpPointsMakkah } from '../../answers/lost'
import type { SourceSeed } from '../../types'

export const lostSources: readonly SourceSeed[] = [
  ...new Set([...helpPointsMakkah.sources, ...helpPointsMadinah.sources]),
]
