/** Where the moment of the last tick is kept among Payload's single values; the key is ours. */
export const LAST_TICK = 'last-tick'
