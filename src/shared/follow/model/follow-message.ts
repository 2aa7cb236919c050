import { distanceMetres, type Position } from '@/lib/geo/geo'
import { mosques } from '@/domain/gates/mosques'

import { INDOOR_POSITION_NOTE } from '../../position/model/position-note'

/** The walls of both mosques, and of what has been added to them, are nearer to their middles than this. */
const MOSQUE_METRES = 700

/** The note shown while the map follows the visitor; at a mosque with the warning about positions there. */
export function followMessage(at: Position | null, canKeepScreenOn: boolean): string {
  const screen = canKeepScreenOn
    ? 'The map goes along with you, and the screen stays on.'
    : 'The map goes along with you. This browser cannot keep the screen on.'
  return at !== null && isAtMosque(at) ? `${screen} ${INDOOR_POSITION_NOTE}` : screen
}

const isAtMosque = (at: Position): boolean =>
  Object.values(mosques).some((mosque) => distanceMetres(mosque, at) < MOSQUE_METRES)
