/**
 * Set in `req.context` by a change that leads everything that points to a record to another one, in the same
 * transaction: that record may then go, see `protectReferenced`.
 */
export const REFERENCES_MOVE = 'referencesMove'
