import { formatDistance } from '@/lib/geo/geo'

import { isRough, type UserPosition } from './user-position'

/** Stone and several floors stand between a phone and the satellites; people must not follow a dot in there. */
export const INDOOR_POSITION_NOTE =
  'Inside the mosques a phone often shows a wrong position. There, follow the gate numbers and the signs.'

/** A note about the visitor's position, in one or two sentences; `null` when there is nothing to say. */
export function positionNote(position: UserPosition): string | null {
  if (position.isOffline) return position.coordinates === null ? OFFLINE_UNKNOWN : OFFLINE_KNOWN
  switch (position.status) {
    case 'idle':
      return null
    case 'locating':
      return ['Finding your position…', fromNote(position)].join(' ').trim()
    case 'known':
      return (
        [
          position.error === null ? null : because(position.error),
          fromNote(position) || (position.error === null ? null : MAY_BE_OLD),
          roughNote(position),
        ]
          .filter(Boolean)
          .join(' ') || null
      )
    case 'denied':
      return `${because(position.error)} To see distances, allow this site to use your position in your browser’s settings.`
    case 'unavailable':
      return `${because(position.error)} Try again under the open sky.`
    case 'unsupported':
      return because(position.error)
  }
}

const OFFLINE_KNOWN = 'Offline Mode is on: distances are from your last stored position.'

const OFFLINE_UNKNOWN = 'Offline Mode is on and no position is stored on this device yet.'

const MAY_BE_OLD = 'Your position may be old.'

/** From when it is, by the clock of the device, once somebody may have walked on since; '' before that. */
export const fromNote = ({ isOld, takenAt }: UserPosition): string =>
  isOld && takenAt !== null ? `Your position from ${new Date(takenAt).toTimeString().slice(0, 5)}.` : ''

/** The browser's words as a sentence; some browsers give none. */
function because(error: string | null): string {
  const words = error?.trim() ?? ''
  if (words === '') return 'Your position could not be found.'
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function roughNote(position: UserPosition): string | null {
  if (!isRough(position)) return null
  const { accuracyMetres } = position
  const known =
    accuracyMetres !== null && Number.isFinite(accuracyMetres)
      ? `only known to about ${formatDistance(accuracyMetres)}`
      : 'only roughly known'
  return `Your position is ${known}: nothing near is measured from it. ${BETTER}`
}

const BETTER = 'For a better one go outside, and switch on precise location for your browser in the phone’s settings.'
