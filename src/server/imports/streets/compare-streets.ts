import { decodeStreetMap } from '@/domain/streets/street-file'
import type { StreetChanges } from '@/contracts/import-report'

import type { StreetFile } from './street-versions'

type Counted = StreetChanges['ways']

/** What another version of a city's streets would change, by map object. `before` is `null` for the first version. */
export function compareStreets(
  before: StreetFile | null,
  after: StreetFile,
): { readonly ways: Counted; readonly buildings: Counted } {
  const [old, next] = [before === null ? null : readContents(before), readContents(after)]
  return {
    ways: countChanges(old?.ways ?? new Map(), next.ways),
    buildings: countChanges(old?.buildings ?? new Map(), next.buildings),
  }
}

type Contents = ReadonlyMap<string, string>

/** By map object what is drawn of it; a building of several outlines is one. */
function readContents({ bytes, wayRefs, buildingRefs }: StreetFile): {
  readonly ways: Contents
  readonly buildings: Contents
} {
  const { ways, buildings } = decodeStreetMap(bytes)
  return {
    ways: byRef(wayRefs, (index) => ({ ...ways[index], points: ways[index]?.points.join(' ') })),
    buildings: byRef(buildingRefs, (index) => ({ ...buildings[index], outline: buildings[index]?.outline.join(' ') })),
  }
}

function byRef(refs: readonly string[], contentAt: (index: number) => object): Contents {
  const contents = new Map<string, string>()
  for (const [index, ref] of refs.entries()) {
    contents.set(ref, (contents.get(ref) ?? '') + JSON.stringify(contentAt(index)))
  }
  return contents
}

function countChanges(before: Contents, after: Contents): Counted {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  for (const [ref, content] of after) {
    const old = before.get(ref)
    counts[old === undefined ? 'added' : old === content ? 'unchanged' : 'changed'] += 1
  }
  const removed = [...before.keys()].filter((ref) => !after.has(ref)).length
  return { ...counts, removed }
}
