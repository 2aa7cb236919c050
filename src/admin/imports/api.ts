import * as z from 'zod/mini'

import { IMPORT_FILE_FIELD, MAX_IMPORT_FILE_BYTES } from '@/contracts/import-file'
import { importAcceptedSchema } from '@/contracts/import-runs'
import type { ImportRun } from '@/payload-types'

/** A refusal in words a person can act on. */
export class RefusedCall extends Error {
  constructor(
    message: string,
    /** 0 when the server was not reached. */
    readonly status: number,
    /** The run that blocks this one. */
    readonly runId: number | null = null,
  ) {
    super(message)
  }
}

export type Kind = ImportRun['kind']

export type StartOptions = {
  readonly dryRun?: boolean
  readonly confirm?: boolean
  /** The day of an older copy that is meant all the same. */
  readonly older?: string
}

export type ApplyOptions = Omit<StartOptions, 'dryRun'>

/** Asks for an import and returns the number of its run. A `RefusedCall` 409 names the run that is under way already. */
export async function startImport(kind: Kind, options: StartOptions): Promise<number> {
  const answer = await post(`/api/admin/import-${kind}`, options, { Prefer: 'respond-async' })
  return readRunId(answer)
}

/** Where the file of a kind is taken out, and sent. */
export const fileAddress = (apiRoute: string, kind: Kind): string => `${apiRoute}/imports/file/${kind}`

/** Asks for a preview of a file and returns the number of its run. */
export async function previewFile(apiRoute: string, kind: Kind, file: File): Promise<number> {
  if (file.size > MAX_IMPORT_FILE_BYTES) {
    const most = `${MAX_IMPORT_FILE_BYTES / 1_000_000} MB`
    throw new RefusedCall(`“${file.name}” is larger than ${most}, the most that can be sent here.`, 413)
  }
  const body = new FormData()
  body.set(IMPORT_FILE_FIELD, file)
  return readRunId(await call(fileAddress(apiRoute, kind), { method: 'POST', body }))
}

/** Carries out exactly what a preview has shown; refused when the guide has changed since. Returns the run's number. */
export async function applyPreview(runId: number, options: ApplyOptions): Promise<number> {
  return readRunId(await post(`/api/admin/import-runs/${runId}/apply`, options, { Prefer: 'respond-async' }))
}

export async function cancelRun(runId: number): Promise<void> {
  await post(`/api/admin/import-runs/${runId}/cancel`, {})
}

const undone = z.object({
  restored: z.int(),
  removed: z.int(),
  unpublished: z.int(),
  changedSince: z.array(z.unknown()),
})

/** Puts back every record the run changed, except those somebody has changed since. Returns what was done, in words. */
export async function undoRun(runId: number): Promise<string> {
  const answer = undone.safeParse(await post(`/api/admin/import-runs/${runId}/undo`, {}))
  if (!answer.success) return 'The import has been undone.'
  const { restored, removed, unpublished, changedSince } = answer.data
  const drafts = unpublished === 0 ? '' : ` ${unpublished} with a draft are no longer public; the draft is kept.`
  const stays = changedSince.length === 0 ? '' : ` ${changedSince.length} were changed since and stay.`
  return `Undone: ${restored} put back, ${removed} taken away again.${drafts}${stays}`
}

/** A run as it is now, with its report. */
export async function fetchRun(apiRoute: string, runId: number, signal?: AbortSignal): Promise<ImportRun> {
  // Answered by the CMS from the collection these types are made of.
  return (await call(`${apiRoute}/import-runs/${runId}?depth=0`, { signal: signal ?? null })) as ImportRun
}

export type Decision = 'merge' | 'unmerge' | 'distinct' | 'not-distinct' | 'conflict' | 'still-there'

/** One of the small decisions of the page. Returns what was done, in words. */
export async function decide(apiRoute: string, decision: Decision, body: object): Promise<string> {
  return readMessage(await post(`${apiRoute}/imports/${decision}`, body), 'Saved.')
}

export async function saveSchedule(apiRoute: string, schedule: object): Promise<void> {
  await post(`${apiRoute}/globals/import-settings`, schedule)
}

/** Sends JSON and returns the answer's; throws a `RefusedCall` for anything but a success. */
export async function post(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  return call(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function call(address: string, init: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(address, { credentials: 'same-origin', ...init })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new RefusedCall('The server was not reached. Check your connection and try again.', 0)
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  throw new RefusedCall(refusalMessage(response.status, body), response.status, findRunId(body))
}

function refusalMessage(status: number, body: unknown): string {
  if (status === 401) return 'You are signed out. Sign in again; what you see here stays as it is.'
  const said = field(body, 'message') ?? firstError(body)
  if (said !== null) return said
  if (status === 403) return 'Only editors and administrators may do this.'
  if (status === 429) return 'Too many tries in a short time. Wait a minute, then try again.'
  return `The server answered with an error (${status}). Try again; if it stays, tell an administrator.`
}

function readRunId(answer: unknown): number {
  const accepted = importAcceptedSchema.safeParse(answer)
  const id = accepted.success ? findRunId(answer) : null
  if (id === null) throw new RefusedCall('The server gave an answer this page does not understand. Load it again.', 200)
  return id
}

function findRunId(answer: unknown): number | null {
  const address = /\/import-runs\/(\d+)$/.exec(field(answer, 'statusUrl') ?? '')
  return address === null ? null : Number(address[1])
}

export function readMessage(answer: unknown, otherwise: string): string {
  return field(answer, 'message') ?? otherwise
}

function field(body: unknown, name: string): string | null {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : null
  return typeof value === 'string' && value !== '' ? value : null
}

/** The CMS answers with a list of errors. */
function firstError(body: unknown): string | null {
  const errors = typeof body === 'object' && body !== null ? (body as { errors?: unknown }).errors : null
  return Array.isArray(errors) ? field(errors[0], 'message') : null
}
