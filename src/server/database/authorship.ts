/**
 * Set in `req.context` by what saves on its own account: the text stands as the author of the versions it makes. Without
 * it a version carries the name of who is signed in.
 */
export const AUTHOR = 'authorOfVersions'

/** A name and a role, or what created the record, such as an import. In UTF-16 units. */
export const AUTHOR_LENGTH = 160
