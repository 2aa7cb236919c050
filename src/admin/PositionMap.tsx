import type { UIFieldServerProps } from 'payload'

import { loadBasemap } from './pin-map/load-basemap'
import { PositionPicker } from './pin-map/position-picker'

/** Below latitude and longitude of a place or a gate. */
export const PositionMap = async ({ req }: UIFieldServerProps) => (
  <PositionPicker basemap={await loadBasemap(req.payload)} />
)
