/** First half of our advisory lock keys, so that they do not collide with those of other programs. */
export const LOCK_CLASS = 0x5047
