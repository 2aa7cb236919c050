/** A service one calls, as the sheet shows it. */
export type CallNumber = {
  readonly service: 'Emergency centre' | 'Ambulance' | 'Police' | 'Fire' | 'Health advice'
  readonly number: string
  /** Its `tel:` address. */
  readonly href: string
}

type CallFact = readonly [service: CallNumber['service'], fact: string]

/**
 * The facts of the register behind them, in the order of the buttons. The police comes last: in the regions of Makkah and
 * Madinah the emergency centre takes its calls, and its own number is that of other regions.
 */
export const CALL_FACTS: readonly CallFact[] = [
  ['Emergency centre', 'emergency-centre'],
  ['Ambulance', 'ambulance'],
  ['Fire', 'civil-defence'],
  ['Police', 'police'],
]

/** Those an answer shows as buttons when its text names them. */
export const ANSWER_CALL_FACTS: readonly CallFact[] = [...CALL_FACTS, ['Health advice', 'health-advice']]
