import '@/lib/zod-without-eval'

import type * as z from 'zod/mini'

import { importAcceptedSchema, importResultSchema, type ImportRun, importRunSchema } from '@/contracts/import-runs'

import { isForStaff, refusalMessage } from '../model/progress-message'

export type ImportOutcome =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isForStaff: boolean }
  /** The person has left the page, so no message is needed. */
  | { readonly kind: 'abandoned' }

type Running = {
  readonly path: string
  readonly onProgress: (run: ImportRun) => void
  readonly signal: AbortSignal
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>
}

const ASK_AGAIN_MS = 1_000

/** A phone in a crowd may lose the network for a while; the import runs on the server meanwhile. */
const MAX_LOST_ANSWERS = 10

/**
 * Starts an import and follows it to its end (spec §7: JSON content type, no body). The server answers with
 * the outcome, or with an address to poll. Never throws.
 */
export async function runImport(running: Running): Promise<ImportOutcome> {
  const { path, signal, fetch } = running
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
      signal,
    })
    if (!response.ok) return await refused(response)
    if (response.status === 202) {
      const accepted = await read(response, importAcceptedSchema)
      return accepted === null ? failed(NOT_UNDERSTOOD) : await follow(running, accepted.statusUrl)
    }
    const result = await read(response, importResultSchema)
    if (result === null) return failed(NOT_UNDERSTOOD)
    return result.success ? SUCCEEDED : failed(result.message ?? 'The import did not succeed.')
  } catch {
    return signal.aborted ? ABANDONED : failed('The guide could not be reached.')
  }
}

async function follow({ onProgress, signal, wait, fetch }: Running, statusUrl: string): Promise<ImportOutcome> {
  for (let lost = 0; lost < MAX_LOST_ANSWERS;) {
    await wait(ASK_AGAIN_MS, signal)
    if (signal.aborted) return ABANDONED
    const response = await fetch(statusUrl, { credentials: 'include', cache: 'no-store', signal }).catch(() => null)
    if (response !== null && isForStaff(response.status)) return refused(response)
    const run = response?.ok === true ? await read(response, importRunSchema) : null
    if (run === null) {
      lost += 1
      continue
    }
    lost = 0
    if (run.status === 'succeeded') return run.success === false ? failed(run.message ?? NOT_UNDERSTOOD) : SUCCEEDED
    if (run.status === 'failed') return failed(run.message ?? 'The import did not succeed.')
    if (run.status === 'cancelled') return failed(run.message ?? 'The import was cancelled.')
    onProgress(run)
  }
  return signal.aborted ? ABANDONED : failed('The connection was lost. The import may still be running.')
}

const SUCCEEDED = { kind: 'succeeded' } as const
const ABANDONED = { kind: 'abandoned' } as const
const NOT_UNDERSTOOD = 'The answer of the guide was not understood.'

const failed = (reason: string): ImportOutcome => ({ kind: 'failed', reason, isForStaff: false })

async function refused(response: Response): Promise<ImportOutcome> {
  await response.body?.cancel()
  return { kind: 'failed', reason: refusalMessage(response.status), isForStaff: isForStaff(response.status) }
}

/** `null` for what is no JSON or has another shape, as from a proxy in between. */
async function read<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const body: unknown = await response.json().catch(() => null)
  const result = schema.safeParse(body)
  return result.success ? result.data : null
}
