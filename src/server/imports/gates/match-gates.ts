import { type Position, distanceMetres } from '@/lib/geo/geo'
import type { MosqueKey } from '@/domain/gates/mosques'

import type { OverpassElement } from '../osm/overpass-types'
import { type GateSighting, type NoGateReason, readGate } from './gate-sighting'
import { parseGateNumbers } from './gate-numbers'

/** What the guide knows of a gate, as far as finding it on the map goes. */
export type KnownGate = {
  readonly key: string
  readonly mosque: MosqueKey
  readonly gateNumber: string | null
  readonly osmRef: string | null
  readonly position: Position | null
}

/**
 * Why a gate of the map moved no gate of the guide: no number to go by, a number the guide does not know, a known gate
 * of that number too far away to be the same, or several points that all claim one gate.
 */
export type UnmatchedReason = 'no-number' | 'unknown-number' | 'too-far' | 'ambiguous'

type UnmatchedGate = { readonly sighting: GateSighting; readonly reason: UnmatchedReason }

export type GateMatches = {
  /** By the key of the known gate. One point may stand for several gates. */
  readonly matches: ReadonlyMap<string, GateSighting>
  readonly unmatched: readonly UnmatchedGate[]
  /** Map objects that are no gate of the mosques, by reason. */
  readonly skipped: Readonly<Partial<Record<NoGateReason, number>>>
}

/** Two doors of one number, an older plan and the present one, lie further apart than this; a redrawn door does not. */
const MATCH_RADIUS_METRES = 400

/**
 * Which known gate each gate of the map is: by the object a person has tied it to, else by mosque and number. An object
 * tied to one gate of a number is not offered to the others that carry it (two numberings are in use at the Haram).
 */
export function matchGates(elements: readonly OverpassElement[], knownGates: readonly KnownGate[]): GateMatches {
  const skipped: Partial<Record<NoGateReason, number>> = {}
  const sightings: GateSighting[] = []
  for (const element of elements) {
    const read = readGate(element)
    if (read.ok) sightings.push(read.gate)
    else skipped[read.reason] = (skipped[read.reason] ?? 0) + 1
  }

  const tied = findTiedGates(sightings, knownGates)
  const matches = new Map(tied)
  const used = new Set([...tied.values()].map(({ osmRef }) => osmRef))
  const unmatched: UnmatchedGate[] = []
  const claims = new Map<string, GateSighting[]>()

  for (const sighting of sightings) {
    const free = findGates(sighting, knownGates).filter((gate) => !isSettled(gate, sighting, tied, knownGates))
    const near = free.filter((gate) => isNear(gate, sighting))
    for (const gate of near) claims.set(gate.key, [...(claims.get(gate.key) ?? []), sighting])
    if (near.length > 0 || used.has(sighting.osmRef)) continue
    unmatched.push({ sighting, reason: explainUnmatched(sighting, free, knownGates) })
  }

  for (const [key, [first, ...others]] of claims) {
    if (first !== undefined && others.length === 0) matches.set(key, first)
  }
  const matched = new Set([...matches.values()])
  const contested = new Set([...claims.values()].flat().filter((sighting) => !matched.has(sighting)))
  for (const sighting of contested) unmatched.push({ sighting, reason: 'ambiguous' })
  return { matches, unmatched, skipped }
}

function findTiedGates(
  sightings: readonly GateSighting[],
  knownGates: readonly KnownGate[],
): Map<string, GateSighting> {
  const byRef = new Map<string, GateSighting>(sightings.map((sighting) => [sighting.osmRef, sighting]))
  const tied = new Map<string, GateSighting>()
  for (const gate of knownGates) {
    const sighting = gate.osmRef === null ? undefined : byRef.get(gate.osmRef)
    if (sighting?.mosque === gate.mosque) tied.set(gate.key, sighting)
  }
  return tied
}

function findGates({ mosque, numbers }: GateSighting, knownGates: readonly KnownGate[]): readonly KnownGate[] {
  return knownGates.filter(
    (gate) => gate.mosque === mosque && listNumbers(gate).some((number) => numbers.includes(number)),
  )
}

/** A gate with a point of its own needs no second; a point spoken for by a gate of that number serves no other of it. */
function isSettled(
  gate: KnownGate,
  { osmRef, mosque }: GateSighting,
  tied: ReadonlyMap<string, GateSighting>,
  knownGates: readonly KnownGate[],
): boolean {
  if (tied.has(gate.key)) return true
  const numbers = listNumbers(gate)
  return knownGates.some(
    (other) =>
      other.mosque === mosque &&
      tied.get(other.key)?.osmRef === osmRef &&
      listNumbers(other).some((number) => numbers.includes(number)),
  )
}

function isNear({ position }: KnownGate, sighting: GateSighting): boolean {
  return position === null || distanceMetres(position, sighting) <= MATCH_RADIUS_METRES
}

function explainUnmatched(
  sighting: GateSighting,
  free: readonly KnownGate[],
  knownGates: readonly KnownGate[],
): UnmatchedReason {
  if (sighting.numbers.length === 0) return 'no-number'
  if (free.length > 0) return 'too-far'
  return findGates(sighting, knownGates).length > 0 ? 'ambiguous' : 'unknown-number'
}

function listNumbers({ gateNumber }: KnownGate): readonly string[] {
  return gateNumber === null ? [] : parseGateNumbers(gateNumber)
}
