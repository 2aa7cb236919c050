import { sql } from '@payloadcms/db-postgres/drizzle'

import { getSession, type Scope } from '@/server/database/transaction'

export type ListedSession = {
  readonly id: string
  /** ISO. Unknown of a session from before this was noted. */
  readonly createdAt: string | null
  readonly expiresAt: string
  /** In words; `null` when it was not noted. */
  readonly device: string | null
}

type Begun = { readonly account: number; readonly session: string; readonly device: string }

/** Notes where a session was begun, and forgets it of those that have ended. */
export async function noteDevice(scope: Scope, { account, session, device }: Begun): Promise<void> {
  const db = await getSession(scope)
  await db.execute(sql`
    DELETE FROM session_devices WHERE account = ${account}
      AND NOT EXISTS (SELECT 1 FROM users_sessions WHERE users_sessions.id = session_devices.session)
  `)
  await db.execute(sql`
    INSERT INTO session_devices (session, account, device)
    SELECT id, _parent_id, ${device} FROM users_sessions WHERE id = ${session}
  `)
}

/** Of an account that is deleted. */
export async function forgetDevices(scope: Scope, account: number): Promise<void> {
  const db = await getSession(scope)
  await db.execute(sql`DELETE FROM session_devices WHERE account = ${account}`)
}

/** Of an account: where it is signed in, the newest first. */
export async function listSessions(scope: Scope, account: number): Promise<readonly ListedSession[]> {
  const db = await getSession(scope)
  // The cast: drizzle types the rows of plain SQL as unknown; these are the columns it names.
  const { rows } = (await db.execute(sql`
    SELECT id, created_at, expires_at, device FROM users_sessions
    LEFT JOIN session_devices ON session_devices.session = users_sessions.id
    WHERE _parent_id = ${account} AND expires_at > now() ORDER BY created_at DESC NULLS LAST, _order DESC
  `)) as unknown as { readonly rows: readonly SessionRow[] }
  return rows.map(({ id, created_at, expires_at, device }) => ({
    id,
    createdAt: created_at === null ? null : new Date(created_at).toISOString(),
    expiresAt: new Date(expires_at).toISOString(),
    device,
  }))
}

type SessionRow = {
  readonly id: string
  readonly created_at: string | null
  readonly expires_at: string
  readonly device: string | null
}
