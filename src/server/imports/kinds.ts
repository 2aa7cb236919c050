import type { RunKind } from './context/run'
import type { Entity } from './engine/entity'
import { gatesKind } from './gates/kind'
import type { ImportKind } from './import-kind'
import { placesKind } from './places/kind'
import { sheetKinds } from './sheets/kind'
import { streetsKind } from './streets/kind'

/** Every kind of import, in the order of the page of imports. A file on the command line is of the first, unless it is said. */
export const importKinds: readonly [ImportKind, ...ImportKind[]] = [placesKind, gatesKind, streetsKind, ...sheetKinds]

/** Throws for a name that is none. */
export function findKind(name: RunKind): ImportKind {
  const kind = importKinds.find((one) => one.name === name)
  if (kind === undefined) throw new Error(`There is no kind of import ${name}`)
  return kind
}

/** The collections that imports write, each once. */
export const listEntities = (): readonly Entity[] => [
  ...new Set(importKinds.map(({ entity }) => entity).filter((entity) => entity !== null)),
]
