/** Templates of a rejection; the text goes to the sender and can be changed. */
export const rejectionReasons = {
  'not-found': 'Thank you. We could not find this place on the ground or in a second source.',
  'not-for-pilgrims': 'Thank you. This is useful, but not for pilgrims on their way, so the guide leaves it out.',
  'not-enough':
    'Thank you. We need a little more to check this: where exactly it is, or how you know. Please send it again.',
  'already-there': 'Thank you. The guide shows this already.',
  'not-correct': 'Thank you. We checked this and found that the guide is right as it stands.',
  advertising: 'The guide takes no advertising.',
  other: '',
} as const satisfies Record<string, string>

export type RejectionReason = keyof typeof rejectionReasons
