import { describe, expect, it } from 'vitest'

import { readGateSeeds } from '@/seed/gates'
import { mosques } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'

import { gate as makeGate } from './gate-fixture'
import { groupGates } from './gate-groups'

const gate = (gateNumber: string | null, kind: Gate['kind'] = 'door'): Gate => makeGate({ gateNumber, kind })

const labels = (gates: readonly Gate[]): readonly string[] => groupGates(gates).map(({ label }) => label)

describe('groupGates', () => {
  it('should cut by number and say the numbers that are there', () => {
    expect(labels(['1', '6A', '25', '26', '48', '100'].map((number) => gate(number)))).toEqual([
      'Gates 1–25',
      'Gates 26–48',
      'Gates 100',
    ])
  })

  it('should keep the fence of the courtyard apart and put what has no number last', () => {
    const gates = [gate('24'), gate('310, 311', 'courtyard_gate'), gate(null, 'bridge')]

    expect(labels(gates)).toEqual(['Gates 24', 'Courtyard gates 310–311', 'Without a number'])
  })

  it('should have nothing to show for no gates', () => {
    expect(groupGates([])).toEqual([])
  })

  it.each(['haram', 'nabawi'] as const)('should lose no gate of %s and name every part once', (mosque) => {
    const gates = readGateSeeds()
      .filter(({ locationId }) => locationId === mosques[mosque].id)
      .sort((a, b) => a.sortOrder - b.sortOrder)
      .map(({ gateNumber, kind }) => gate(gateNumber, kind))
    const groups = groupGates(gates)

    expect(groups.flatMap((group) => group.gates)).toHaveLength(gates.length)
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  })
})
