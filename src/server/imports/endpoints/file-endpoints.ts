import type { Endpoint, Payload, PayloadRequest } from 'payload'

import { callLimits } from '@/contracts/call-limits'
import { IMPORT_FILE_FIELD, MAX_IMPORT_FILE_BYTES } from '@/contracts/import-file'
import { Refusal } from '@/server/http/answers'
import { mediaType } from '@/server/http/content-type'
import { admitEditor, signedInEditor } from '@/server/security/editor-request'

import type { ImportFile, ImportKind } from '../import-kind'
import { importKinds } from '../kinds'
import { answerImportCall, busy, enqueued } from './answers'

/** How much of the name of a file is kept. */
const MAX_NAME = 120

/** A file is always previewed first: what it would do is applied as any other preview. */
async function previewFile(payload: Payload, req: PayloadRequest): Promise<Response> {
  const user = await admitEditor(payload, req.headers, {
    name: 'imports',
    perMinute: callLimits.imports.perMinute,
    refuseType: () => refuseUnlessForm(req.headers),
  })
  const kind = findKind(req)
  const file = await readFile(kind, req)
  const problem = await kind.file.findProblem(file.body)
  if (problem !== null) throw new Refusal(422, problem.join(' '))
  // Every page loads the configuration; only a call needs the importer, and only a server the framework.
  const [{ startFile }, { after }] = await Promise.all([import('../files/file-import'), import('next/server')])
  const requestedBy = { id: user.id, name: user.name }
  const started = await startFile({ payload, kind: kind.name, file, dryRun: true, confirmed: false, requestedBy })
  if (!started.ok) return busy(started.busyWith)
  after(started.work)
  return enqueued(started.runId)
}

/** What of a kind readers see, as the file that it takes back. */
async function sendFile(payload: Payload, req: PayloadRequest): Promise<Response> {
  const user = await signedInEditor(payload, req.headers)
  const kind = findKind(req)
  const { exportFile } = await kind.load()
  if (exportFile === undefined) throw noSuchFile()
  const parts = exportFile({ payload, user: { ...user, collection: 'users' } })[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  // As fast as it is read: a sheet of all places is megabytes.
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await parts.return?.()
    },
  })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="pilgrim-guide-${kind.noun}-${day}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const noSuchFile = (): Refusal => new Refusal(404, 'There is no such file.')

function findKind({ routeParams }: PayloadRequest): ImportKind {
  const kind = importKinds.find(({ name }) => name === routeParams?.['kind'])
  if (kind === undefined) throw noSuchFile()
  return kind
}

function refuseUnlessForm(headers: Headers): void {
  if (mediaType(headers.get('content-type')) !== 'multipart/form-data') {
    throw new Refusal(415, 'Send the file as multipart/form-data.')
  }
}

/** The one file of the form. The guard of the CMS has bounded the form and read it once. */
async function readFile(kind: ImportKind, req: PayloadRequest): Promise<ImportFile> {
  const form = await req.formData?.()
  const sent = form?.get(IMPORT_FILE_FIELD)
  if (!(sent instanceof Blob) || sent.size === 0) throw new Refusal(400, 'The form has no file, or an empty one.')
  if (sent.size > MAX_IMPORT_FILE_BYTES) {
    throw new Refusal(
      413,
      `The file has more than ${MAX_IMPORT_FILE_BYTES / 1_000_000} MB, which is the most here. ${kind.file.whenTooLarge}`,
    )
  }
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const { name } = sent as File
  const text =
    kind.file.decode === undefined ? { body: new TextDecoder().decode(bytes) } : await kind.file.decode(bytes)
  return { name: name.slice(-MAX_NAME), ...text }
}

export const importFileEndpoints: Endpoint[] = [
  {
    path: '/imports/file/:kind',
    method: 'get',
    handler: (req) => answerImportCall(req.payload, () => sendFile(req.payload, req)),
  },
  {
    path: '/imports/file/:kind',
    method: 'post',
    handler: (req) => answerImportCall(req.payload, () => previewFile(req.payload, req)),
  },
]
