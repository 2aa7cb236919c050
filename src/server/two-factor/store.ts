import { sql } from '@payloadcms/db-postgres/drizzle'
import { getSession, type Scope } from '@/server/database/transaction'
import { derivedKey } from '@/server/security/derived-key'

import { findStep, isOneTimeCode, newSecret, plainCode } from './one-time-code'
import { findRecoveryCode, hashRecoveryCode, makeRecoveryCodes } from './recovery-codes'
import { seal, unseal } from './sealed-text'

type Row = {
  readonly secret: string
  readonly is_on: boolean
  readonly last_step: string
  readonly recovery_hashes: readonly string[]
}

export type TwoFactorState = { readonly isOn: boolean; readonly recoveryCodesLeft: number }

/** What may be known of an account's second factor outside of this folder. */
export async function readTwoFactor(scope: Scope, account: number): Promise<TwoFactorState> {
  const row = await readRow(scope, account)
  return row?.is_on
    ? { isOn: true, recoveryCodesLeft: row.recovery_hashes.length }
    : { isOn: false, recoveryCodesLeft: 0 }
}

/**
 * Begins a setup, in the place of one that was not finished.
 *
 * @returns the new secret, which is not told a second time; `null` when two-factor sign-in is on already
 */
export async function beginSetUp(scope: Scope, account: number): Promise<string | null> {
  const secret = newSecret()
  const db = await getSession(scope)
  const { rows } = await db.execute(sql`
    INSERT INTO two_factor (account, secret, recovery_hashes) VALUES (${account}, ${seal(secret, sealOf(account))}, '{}')
    ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, last_step = 0 WHERE two_factor.turned_on_at IS NULL
    RETURNING account
  `)
  return rows.length === 0 ? null : secret
}

/**
 * Turns it on with the first code of the app. In a transaction.
 *
 * @returns the recovery codes, which are not told a second time; `null` when the code is wrong or no setup was begun
 */
export async function turnOn(
  scope: Scope,
  account: number,
  typed: string,
  now: Date,
): Promise<readonly string[] | null> {
  const row = await readRow(scope, account, 'locked')
  if (row === null || row.is_on) return null
  const step = findStepOf(row, account, plainCode(typed), now)
  if (step === null) return null
  const db = await getSession(scope)
  await db.execute(
    sql`UPDATE two_factor SET turned_on_at = ${now.toISOString()}, last_step = ${step} WHERE account = ${account}`,
  )
  return await renewRecoveryCodes(scope, account)
}

/** Uses a code of the app, or a recovery code, up. In a transaction. False when it is wrong or was used before. */
export async function spendCode(scope: Scope, account: number, typed: string, now: Date): Promise<boolean> {
  const row = await readRow(scope, account, 'locked')
  if (!row?.is_on) return false
  const db = await getSession(scope)
  const code = plainCode(typed)
  if (isOneTimeCode(code)) {
    const step = findStepOf(row, account, code, now)
    if (step === null) return false
    await db.execute(sql`UPDATE two_factor SET last_step = ${step} WHERE account = ${account}`)
    return true
  }
  const hash = findRecoveryCode(row.recovery_hashes, typed)
  if (hash === null) return false
  await db.execute(
    sql`UPDATE two_factor SET recovery_hashes = array_remove(recovery_hashes, ${hash}) WHERE account = ${account}`,
  )
  return true
}

/** Ten new ones; those before are over. */
export async function renewRecoveryCodes(scope: Scope, account: number): Promise<readonly string[]> {
  const codes = makeRecoveryCodes()
  const hashes = sql.join(
    codes.map((code) => sql`${hashRecoveryCode(code)}`),
    sql`, `,
  )
  const db = await getSession(scope)
  await db.execute(sql`UPDATE two_factor SET recovery_hashes = ARRAY[${hashes}]::text[] WHERE account = ${account}`)
  return codes
}

/** @returns whether it was on */
export async function turnOff(scope: Scope, account: number): Promise<boolean> {
  const db = await getSession(scope)
  const { rows } = (await db.execute(
    sql`DELETE FROM two_factor WHERE account = ${account} RETURNING turned_on_at IS NOT NULL AS is_on`,
  )) as { readonly rows: readonly { readonly is_on: boolean }[] }
  return rows[0]?.is_on ?? false
}

/** Whether a role of the account needs two-factor sign-in, by the settings. */
export async function isRequiredOf(scope: Scope, account: number): Promise<boolean> {
  const db = await getSession(scope)
  const { rows } = await db.execute(sql`
    SELECT 1 FROM sign_in_settings_two_factor_roles AS needed
    JOIN users_roles AS held ON held.value::text = needed.value::text WHERE held.parent_id = ${account} LIMIT 1
  `)
  return rows.length > 0
}

async function readRow(scope: Scope, account: number, lock?: 'locked'): Promise<Row | null> {
  const db = await getSession(scope)
  const { rows } = (await db.execute(sql`
    SELECT secret, turned_on_at IS NOT NULL AS is_on, last_step::text, recovery_hashes
    FROM two_factor WHERE account = ${account} ${lock === undefined ? sql`` : sql`FOR UPDATE`}
  `)) as unknown as { readonly rows: readonly Row[] }
  return rows[0] ?? null
}

function findStepOf(row: Row, account: number, code: string, now: Date): number | null {
  // With another PAYLOAD_SECRET than it was sealed with only recovery codes open the account.
  const secret = unseal(row.secret, sealOf(account))
  return secret === null ? null : findStep({ secret, code, now, lastStep: Number(row.last_step) })
}

const sealOf = (account: number) => ({ key: derivedKey('two-factor'), owner: `account ${account}` })
