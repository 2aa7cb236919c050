import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Position } from '@/lib/geo/geo'
import { toPointSpot } from '../model/known-spot'
import { WalkResult } from './walk-result'

const mina = { latitude: 21.4148, longitude: 39.8895 }
const haram = { latitude: 21.422, longitude: 39.8285 }

const show = (points: readonly Position[]) =>
  render(
    <WalkResult
      goal={toPointSpot(points.at(-1) ?? haram)}
      hasBothEnds
      walk={{ kind: 'walk', metres: 500, points, legs: [], metresToWay: 0, metresFromWay: 0 }}
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
