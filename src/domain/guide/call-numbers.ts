/** A service one calls, as the sheet shows it. */
export type CallNumber = {
  readonly service: 'Emergency centre' | 'Ambulance' | 'Police' | 'Fire'
  readonly number: string
  /** Its `tel:` address. */
  readonly href: string
}

/** The facts of the register behind them, in the order of the buttons. */
export const CALL_FACTS: readonly (readonly [service: CallNumber['service'], fact: string])[] = [
  ['Ambulance', 'ambulance'],
  ['Police', 'police'],
  ['Fire', 'civil-defence'],
  ['Emergency centre', 'emergency-centre'],
]
