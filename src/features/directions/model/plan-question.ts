import type { WalkQuestion } from '@/browser/walking/walk-messages'
import type { WalkEnd } from '@/domain/walking/plan-walk'
import { streetAddress, type StreetVersion } from '@/domain/streets/street-address'
import { findStreetCity } from '@/domain/streets/street-areas'

import type { Refusal } from './refusal-message'

type Asked = {
  readonly from: WalkEnd
  readonly to: WalkEnd
  readonly avoidsSteps: boolean
  readonly streets: readonly StreetVersion[]
}

/** What to ask the walker, or why there is nothing to ask. */
export function planQuestion({ from, to, avoidsSteps, streets }: Asked): WalkQuestion | Refusal {
  const [start, end] = [findStreetCity(from.latitude, from.longitude), findStreetCity(to.latitude, to.longitude)]
  if (start === null) return 'start-outside'
  if (end === null) return 'end-outside'
  if (start !== end) return 'two-cities'
  const version = streets.find(({ city }) => city === start)
  return version === undefined ? 'no-streets' : { from, to, avoidsSteps, address: streetAddress(version) }
}
