import type { DrawnWay } from './drawn-streets'
import type { StreetName, WayClass } from './street-map'

/** A street under one name, as long as its pieces go on from one another. */
export type NamedLine = {
  readonly name: StreetName
  readonly class: WayClass
  readonly line: Float32Array
}

/** The named streets, their pieces joined where one ends and another of the name and the class begins. */
export function joinNamedLines(ways: readonly DrawnWay[]): readonly NamedLine[] {
  const groups = new Map<
    string,
    { readonly name: StreetName; readonly class: WayClass; readonly lines: Float32Array[] }
  >()
  for (const { name, class: wayClass, line, isArea } of ways) {
    if (name === null || isArea) continue
    const key = `${wayClass} ${name.ar ?? ''} ${name.en ?? ''}`
    const group = groups.get(key) ?? { name, class: wayClass, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ name, class: wayClass, lines }) =>
    joinLines(lines).map((line) => ({ name, class: wayClass, line })),
  )
}

/** Chains of lines, each going on at both ends for as long as another one begins or ends there. */
function joinLines(lines: readonly Float32Array[]): readonly Float32Array[] {
  const byEnd = new Map<string, Set<number>>()
  const ends = lines.map((line) => [toPointKey(line, 0), toPointKey(line, line.length - 2)] as const)
  for (const [index, keys] of ends.entries()) {
    for (const key of keys) byEnd.set(key, (byEnd.get(key) ?? new Set()).add(index))
  }
  const used = new Set<number>()
  const next = (key: string): { readonly line: Float32Array; readonly beginsThere: boolean } | null => {
    const index = [...(byEnd.get(key) ?? [])].find((one) => !used.has(one))
    const line = index === undefined ? undefined : lines[index]
    if (index === undefined || line === undefined) return null
    used.add(index)
    return { line, beginsThere: ends[index]?.[0] === key }
  }

  const chains: Float32Array[] = []
  for (const [index, line] of lines.entries()) {
    if (used.has(index)) continue
    used.add(index)
    let chain = [...line]
    // Forwards, then turned round and forwards again.
    for (let side = 0; side < 2; side += 1) {
      for (let more = next(toPointKey(chain, chain.length - 2)); more !== null;) {
        chain.push(...(more.beginsThere ? more.line : reversed(more.line)).slice(2))
        more = next(toPointKey(chain, chain.length - 2))
      }
      chain = reversed(chain)
    }
    chains.push(Float32Array.from(chain))
  }
  return chains
}

const toPointKey = (line: ArrayLike<number>, index: number): string => `${line[index]} ${line[index + 1]}`

function reversed(line: ArrayLike<number>): number[] {
  const points: number[] = []
  for (let index = line.length - 2; index >= 0; index -= 2) points.push(line[index] ?? 0, line[index + 1] ?? 0)
  return points
}
