import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Position } from '@/lib/geo/geo'
import type { PlannedWalk } from '@/domain/walking/plan-walk'
import { type KnownSpot, toPointSpot } from '../model/known-spot'
import { WalkList, WalkResult } from './walk-result'

const mina = { latitude: 21.4148, longitude: 39.8895 }
const haram = { latitude: 21.422, longitude: 39.8285 }

const plannedOn = (points: readonly Position[], more: Partial<PlannedWalk> = {}): PlannedWalk => ({
  kind: 'walk',
  metres: 500,
  points,
  legs: [],
  metresToWay: 0,
  metresFromWay: 0,
  isGoalInside: false,
  stepMetres: 0,
  ...more,
})

const show = (points: readonly Position[], more: Partial<PlannedWalk> = {}) =>
  render(
    <WalkResult
      goal={toPointSpot(points.at(-1) ?? haram)}
      hasBothEnds
      walk={plannedOn(points, more)}
      refusal={null}
      avoidsSteps={false}
      onTryAgain={() => {}}
    />,
  )

const crowdNote = () => screen.queryByText(/During Hajj.*follow the signs and your group/)

describe('a walk', () => {
  it('should say that ways on the ground of the rites may be one-way in Hajj', () => {
    show([haram, mina])
    expect(crowdNote()).toBeVisible()
  })

  it('should say nothing of it elsewhere', () => {
    show([haram, { latitude: 21.4165, longitude: 39.8158 }])
    expect(crowdNote()).toBeNull()
  })
})

describe('a walk with steps, where one without was asked for', () => {
  it('should say that none is known, and how many metres are steps', () => {
    show([haram], { stepMetres: 28, metresWithoutSteps: null })

    expect(screen.getByText(/No way without steps is known here\..*fewest steps: 30 m of the way/)).toBeVisible()
  })

  it('should say how long the way without steps is', () => {
    show([haram], { stepMetres: 28, metresWithoutSteps: 1_842 })

    expect(screen.getByText(/only way without steps that is known here is far longer: 1\.8 km/)).toBeVisible()
  })

  it('should say nothing of steps otherwise', () => {
    show([haram], { stepMetres: 28 })

    expect(screen.queryByText(/without steps/)).toBeNull()
  })
})

describe('a walk in the heat', () => {
  const tellHeat = (metres: number) => {
    render(
      <WalkList walk={plannedOn([mina, haram], { metres })} goal={toPointSpot(haram)} isOwnStart={false} gates={[]} />,
    )
    return screen.queryByText(/do not walk this from 10:00 to 16:00 if you can wait/)
  }

  it('should say to wait, as the articles do, on a way of more than one kilometre', () => {
    expect(tellHeat(1_001)).toBeVisible()
  })

  it('should say nothing of it on a short one', () => {
    expect(tellHeat(1_000)).toBeNull()
  })
})

describe('the last metres, where no path is mapped', () => {
  const end = { latitude: 21.4221, longitude: 39.8285 }
  const tell = (isGate: boolean, isGoalInside = false) => {
    const goal: KnownSpot = { ...toPointSpot(haram), isGate }
    render(
      <WalkList
        walk={plannedOn([mina, end], { metresFromWay: 40, isGoalInside })}
        goal={goal}
        isOwnStart={false}
        gates={[]}
      />,
    )
  }

  it('should cross the courtyard to a gate', () => {
    tell(true)
    expect(
      screen.getByText(
        'The last 40 m to the south cross the courtyard, which is not mapped. Look for the number of the gate on its sign.',
      ),
    ).toBeVisible()
  })

  it('should lead through the mosque to a gate inside of it', () => {
    tell(true, true)
    expect(screen.getByText(/^The last 40 m to the south lead through the mosque, which is not mapped/)).toBeVisible()
  })

  it('should cross unmapped ground elsewhere', () => {
    tell(false)
    expect(screen.getByText('The last 40 m to the south cross ground without a mapped path.')).toBeVisible()
  })
})
