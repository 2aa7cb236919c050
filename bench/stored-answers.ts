import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'

export type StoredAnswer = { readonly file: string; readonly headers: Readonly<Record<string, string>> }

/** The answer as it is on the wire, still compressed. */
export async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join(', ') : (value ?? ''),
            ]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Saves what the site sends, so that the reference can send exactly that. */
export async function storeAnswers(
  origin: string,
  paths: readonly string[],
  folder: string,
): Promise<{ readonly manifest: string; readonly answers: Readonly<Record<string, StoredAnswer>> }> {
  await mkdir(folder, { recursive: true })
  const answers: Record<string, StoredAnswer> = {}
  for (const one of paths) {
    const { status, headers, body } = await fetchRaw(origin + one, { 'accept-encoding': 'br' })
    if (status !== 200) throw new Error(`${one} answered ${status}`)
    const file = path.join(folder, createHash('sha256').update(one).digest('hex').slice(0, 16))
    await writeFile(file, body)
    answers[one] = {
      file,
      headers: {
        'Content-Type': headers['content-type'] ?? 'application/octet-stream',
        'Cache-Control': headers['cache-control'] ?? 'no-store',
        ETag: headers['etag'] ?? '""',
        ...(headers['content-encoding'] && { 'Content-Encoding': headers['content-encoding'] }),
      },
    }
  }
  const manifest = path.join(folder, 'manifest.json')
  await writeFile(manifest, JSON.stringify(answers))
  return { manifest, answers }
}
