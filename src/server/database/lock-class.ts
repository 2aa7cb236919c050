/** First half of our advisory lock keys, so that no other user of the database meets them by chance. */
export const LOCK_CLASS = 0x5047
