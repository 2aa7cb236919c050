import type { Payload } from 'payload'

import type { LinkCheck, LinkState } from './judge-answer'

type Database = Pick<Payload, 'db'>

export type CheckedLink = {
  readonly address: string
  readonly state: LinkState
  readonly why: string | null
  readonly movedTo: string | null
  readonly since: Date
  readonly checkedAt: Date | null
}

const COLUMNS = 'address, state, why, moved_to AS "movedTo", since, checked_at AS "checkedAt"'

/** Keeps what is known of these addresses, adds those that are new, and forgets those that stand nowhere any more. */
export async function keepAddresses({ db }: Database, addresses: readonly string[]): Promise<void> {
  await db.pool.query('DELETE FROM checked_links WHERE address <> ALL ($1::text[])', [addresses])
  await addAddresses({ db }, addresses)
}

export async function addAddresses({ db }: Database, addresses: readonly string[]): Promise<void> {
  await db.pool.query(
    'INSERT INTO checked_links (address) SELECT unnest($1::text[]) ON CONFLICT (address) DO NOTHING',
    [addresses],
  )
}

/** What is due, the longest waiting first. */
export async function listDue({ db }: Database, limit: number): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ address: string }>(
    'SELECT address FROM checked_links WHERE due_at <= now() ORDER BY due_at, address LIMIT $1',
    [limit],
  )
  return rows.map(({ address }) => address)
}

export async function findChecked({ db }: Database, address: string): Promise<CheckedLink | null> {
  const { rows } = await db.pool.query<CheckedLink>(`SELECT ${COLUMNS} FROM checked_links WHERE address = $1`, [
    address,
  ])
  return rows[0] ?? null
}

/** Of what was forgotten meanwhile nothing is stored. */
export async function storeCheck({ db }: Database, address: string, check: LinkCheck): Promise<void> {
  const { state, why, movedTo, since, checkedAt, dueAt } = check
  await db.pool.query(
    `UPDATE checked_links SET state = $2, why = $3, moved_to = $4, since = $5, checked_at = $6, due_at = $7
     WHERE address = $1`,
    [address, state, why, movedTo, since, checkedAt, dueAt],
  )
}

/** Addresses that are dead or have moved. */
export async function listTroubledAddresses({ db }: Database): Promise<readonly CheckedLink[]> {
  const { rows } = await db.pool.query<CheckedLink>(
    `SELECT ${COLUMNS} FROM checked_links WHERE state IN ('dead', 'moved') ORDER BY address`,
  )
  return rows
}
