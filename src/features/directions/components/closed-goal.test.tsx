import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { GateDto } from '@/contracts/mosque-gates'
import type { Notice } from '@/domain/notices/notice'
import { closedGates, gateThing, NOON, notice } from '@/domain/notices/notice-fixture'
import type { Spot } from '@/domain/walking/walk-links'
import { noticesStore } from '@/shared/notices/notices-store'

import { blankGate } from '../../../../tests/helpers/blank-gate'
import { ClosedGoal } from './closed-goal'

const publish = (inForce: readonly Notice[]) =>
  act(() => {
    noticesStore.publish({
      inForce,
      coming: [],
      perhapsEnded: [],
      time: NOON,
      knownAt: NOON,
      hidden: [],
      told: [],
    })
  })

const gate = (id: number, name: string, latitude: number): GateDto => ({
  ...blankGate,
  id,
  name,
  gate_number: String(id),
  latitude,
})

const gates = [gate(79, 'King Fahd Gate', 21.421), gate(84, 'Door 84', 21.4212), gate(90, 'Door 90', 21.43)]

const onChoose = vi.fn()

const show = (to: Spot) => render(<ClosedGoal to={to} gates={gates} onChoose={onChoose} />)

beforeEach(() => {
  onChoose.mockClear()
  publish([])
})

describe('a walk to what is closed', () => {
  it('should say so, and lead to the nearest open gate by one tap', async () => {
    publish([closedGates([79])])
    show({ kind: 'gate', id: 79 })
    expect(screen.getByRole('alert')).toHaveTextContent('This gate is closed now.')
    expect(screen.getByRole('article', { name: 'Closed for works' })).toHaveTextContent('Until today 13:00')

    await userEvent.click(screen.getByRole('button', { name: 'Nearest open gate: Gate 84' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ to: { kind: 'gate', id: 84 } })
  })

  it('should name no gate where all are closed', () => {
    publish([closedGates([79, 84, 90])])
    show({ kind: 'gate', id: 79 })

    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(/No other gate of this mosque is known to be open/)).toBeVisible()
  })

  it('should say so of a place', () => {
    publish([notice({ concern: { kind: 'place', city: 'Makkah', places: [gateThing(79)] }, isClosed: true })])
    show({ kind: 'place', id: 79 })

    expect(screen.getByRole('alert')).toHaveTextContent('The destination is closed now.')
  })

  it.each<[string, readonly Notice[], Spot]>([
    ['a gate that is open', [closedGates([84])], { kind: 'gate', id: 79 }],
    ['a gate with a change', [closedGates([79], { isClosed: false })], { kind: 'gate', id: 79 }],
    ['a place with the number of a gate', [closedGates([79])], { kind: 'place', id: 79 }],
    ['a point', [closedGates([79])], { kind: 'point', position: { latitude: 21.42, longitude: 39.82 } }],
  ])('should say nothing of %s', (_, inForce, to) => {
    publish(inForce)
    const { container } = show(to)

    expect(container).toBeEmptyDOMElement()
  })
})
