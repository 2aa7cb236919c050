/** Whether a text can hold a telephone number at all. */
export const mayBePhone = (written: string): boolean => /\p{Nd}/u.test(written)

/** What to say where it cannot. */
export const NO_PHONE = 'Enter a telephone number, for example +966 12 555 1234, 920012345 or 911.'
