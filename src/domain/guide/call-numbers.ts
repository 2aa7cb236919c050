/** A service one calls, as the sheet shows it. */
export type CallNumber = {
  readonly service: 'Emergency centre' | 'Ambulance' | 'Police' | 'Fire' | 'Health advice'
  readonly number: string
  /** Its `tel:` address. */
  readonly href: string
}

type CallFact = readonly [service: CallNumber['service'], fact: string]

/**
 * The facts of the register behind them, in the order of the buttons. In the regions of Makkah and Madinah the emergency centre
 * takes the calls of the fire service and the police, too: their own numbers are those of other regions.
 */
export const CALL_FACTS: readonly CallFact[] = [
  ['Emergency centre', 'emergency-centre'],
  ['Ambulance', 'ambulance'],
  ['Fire', 'emergency-centre'],
  ['Police', 'emergency-centre'],
]

/** Those an answer shows as buttons when its text names them. */
export const ANSWER_CALL_FACTS: readonly CallFact[] = [
  ['Emergency centre', 'emergency-centre'],
  ['Ambulance', 'ambulance'],
  ['Health advice', 'health-advice'],
]
