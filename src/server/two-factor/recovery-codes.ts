import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Made and shown together, once. */
export const RECOVERY_CODES = 10

/** Without letters that are read as digits, and without U, as Crockford has it. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits: nobody finds one from its hash, so the hash needs neither salt nor work. */
const LENGTH = 16

const GROUP = 4

export const makeRecoveryCodes = (): readonly string[] => Array.from({ length: RECOVERY_CODES }, makeCode)

function makeCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/**
 * What is stored of a code. Not keyed with the server's secret, so that recovery codes open the account also when that
 * secret was lost and the secrets of the apps with it.
 */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(plainRecoveryCode(code)).digest('base64url')

/** The stored hash of a code that was typed; `null` when there is none. Compared in constant time. */
export function findRecoveryCode(hashes: readonly string[], typed: string): string | null {
  const sent = Buffer.from(hashRecoveryCode(typed))
  const same = hashes.filter((hash) => {
    const stored = Buffer.from(hash)
    return stored.length === sent.length && timingSafeEqual(stored, sent)
  })
  return same[0] ?? null
}

/** As it was typed from paper: any case, with or without what divides it, O for zero, I and L for one. */
const plainRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
