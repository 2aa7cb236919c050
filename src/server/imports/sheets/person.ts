import type { TypedUser } from 'payload'

import { ImportFailure } from '../context/failure'
import type { SourceContext } from '../context/source-context'

/** Whose rights a sheet is brought in with: who has sent it, or applies it. Their roles are those they have now. */
export async function findPerson({ payload, run }: SourceContext): Promise<TypedUser> {
  const user =
    run.requestedBy === null
      ? null
      : // The account is read for the guide itself; what it may do is asked with each record.
        await payload.findByID({
          collection: 'users',
          id: run.requestedBy,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
        })
  if (user === null) {
    throw new ImportFailure('source-not-allowed', 'A spreadsheet is brought in by a person who is signed in.')
  }
  return { ...user, collection: 'users' }
}
