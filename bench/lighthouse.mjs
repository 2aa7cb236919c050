// Typed by hand: its package is there only once `npm run bench` has installed it.
import run from 'lighthouse'

/**
 * What is read of a result.
 *
 * @typedef {{ readonly score: number | null, readonly numericValue?: number }} Audit
 * @typedef {{
 *   readonly categories: Readonly<Record<string, {
 *     readonly score: number | null,
 *     readonly auditRefs: readonly { readonly id: string, readonly weight: number }[],
 *   } | undefined>>,
 *   readonly audits: Readonly<Record<string, Audit | undefined>>,
 *   readonly environment: { readonly benchmarkIndex: number },
 * }} Result
 */

/** @type {(url: string, flags: Readonly<Record<string, unknown>>) => Promise<{ readonly lhr: Result } | undefined>} */
export const lighthouse = run
