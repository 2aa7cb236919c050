/** A submission in one of these waits for a moderator; a claimed one has somebody who looks at it. */
export const waitingStates = ['pending-review', 'claimed'] as const
