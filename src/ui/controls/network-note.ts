/**
 * The element whose text says "needs a network" while there is none, for links whose label stands in place of their words
 * (`aria-describedby`). For all others the style sheet writes it behind the words.
 */
export const NETWORK_NOTE = 'network-note'
