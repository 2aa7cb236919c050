import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'

/** Who it is where nobody is signed in. */
export const COMMAND_LINE = 'The command line of the server'

type Event = {
  /** In words, as the log shows it. Nothing secret. */
  readonly event: string
  readonly details?: string | undefined
  /** `null` for a setting of all accounts. */
  readonly account: Pick<User, 'id' | 'name'> | null
  /** Who did it, where that is not who is signed in. */
  readonly actor?: Pick<User, 'id' | 'name'>
}

/** Adds a line to the log of accounts, in the transaction of the request. */
export async function logAccount(req: PayloadRequest, { event, details, account, actor }: Event): Promise<void> {
  const person = actor ?? req.user
  await req.payload.create({
    collection: 'account-log',
    data: {
      event,
      details: details ?? null,
      accountId: account?.id ?? null,
      accountName: account?.name ?? null,
      actorId: person?.id ?? null,
      actorName: person?.name ?? COMMAND_LINE,
    },
    // Nobody may write to it; what is written follows from what was done.
    overrideAccess: true,
    depth: 0,
    req,
  })
}
