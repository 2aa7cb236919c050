/**
 * How long a body the documented calls take, in bytes, and how often they may be asked in a minute: by a network (/24 or
 * /64), of imports by a person. What may be sent for review has more limits: src/server/submissions/limits.ts.
 */
export const callLimits = {
  /** What a busy hotel on one address opens; more is a machine. */
  pageViews: { bodyBytes: 1024, perMinute: 600 },
  /** Three readers of one network that send all a visit may; a crowd's searches repeat, and what is left out is not missed. */
  emptySearches: { bodyBytes: 1024, perMinute: 60 },
  /** A person looks up only a few receipts. Guessing one takes far too long in any case. */
  receipts: { bodyBytes: 1024, perMinute: 10 },
  /** More than the options of an import never needs; enough calls for every button on the screen, too few for a script. */
  imports: { bodyBytes: 4 * 1024, perMinute: 60 },
  /** Two addresses; of a person: each look at a preview is a call. */
  links: { bodyBytes: 8 * 1024, perMinute: 30 },
} as const
