/** Unknown is not "no": a flag nobody has confirmed stays unknown, and readers are told "not confirmed". */
export type TriState = 'yes' | 'no' | 'unknown'
