import type { WalkFailure } from '@/browser/walking/walk-messages'
import type { NoWalk } from '@/domain/walking/plan-walk'

/** Why no way can be shown: what the router says, and what is known before it is asked. */
export type Refusal = NoWalk['reason'] | WalkFailure['reason'] | 'start-outside' | 'end-outside' | 'two-cities'

type Asked = { readonly avoidsSteps: boolean; readonly isGate: boolean }

/** In words a person can act on. The link to a map service stands beside them. */
export function refusalMessage(reason: Refusal, { avoidsSteps, isGate }: Asked): string {
  switch (reason) {
    case 'there':
      return isGate
        ? 'You are there: the start is at the gate. Look for its number on the sign.'
        : 'You are there: start and destination are the same place.'
    case 'open-ground':
      return 'Both are on open ground without mapped paths, close to each other. Go straight across and follow the signs.'
    case 'start-off':
      return `No ${kindOfWay(avoidsSteps)} within 300 metres of the start. Walk to the nearest street and start from there, or choose another start.`
    case 'end-off':
      return `No ${kindOfWay(avoidsSteps)} within 300 metres of the destination. Choose a point near it on the map, or open the way in a map service.`
    case 'not-connected':
      return avoidsSteps
        ? 'No way without steps is mapped between the two. Turn Avoid steps off to see a way with steps, or ask at the start: there may be a lift or a ramp that is not mapped.'
        : 'No way on foot is mapped between the two: a motorway, a hill or a building site lies between. Choose a start on a larger street, or open the way in a map service.'
    case 'start-outside':
      return 'The start is outside of what the guide has streets of: the surroundings of the two mosques in Makkah and Madinah, and Mina, Muzdalifah and Arafat. Open the way in a map service.'
    case 'end-outside':
      return 'The destination is outside of what the guide has streets of: the surroundings of the two mosques in Makkah and Madinah, and Mina, Muzdalifah and Arafat. Open the way in a map service.'
    case 'two-cities':
      return 'Start and destination are in two cities, which is no way to walk. The page Getting around says how to travel between them.'
    case 'no-streets':
      return 'The streets could not be loaded. Check your connection and try again, or open the way in a map service.'
    case 'no-worker':
      return 'This browser cannot find ways by itself. Open the way in a map service.'
  }
}

const kindOfWay = (avoidsSteps: boolean): string =>
  avoidsSteps ? 'way without steps is mapped' : 'street or path is mapped'
