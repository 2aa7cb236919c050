import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { brotliCompressSync } from 'node:zlib'

import { fetchRaw, type StoredAnswer } from './stored-answers'

const SCRIPT = /<script\b[\s\S]*?<\/script>/g
const SCRIPT_HINT = /<link\b[^>]*\bas="script"[^>]*>/g
const LINKED = /<(?:link|img)\b[^>]*?\b(?:href|src)="(\/[^"]+\.(?:css|woff2|svg|png|ico|webp)(?:\?[^"]*)?)"/g
const IN_STYLE = /url\(["']?([^"')]+\.(?:woff2|svg|png|webp))["']?\)/g

/** The pages as plain HTML with their styles, fonts and pictures and no script: what the largest paint is held against. */
export async function storePlainCopies(
  origin: string,
  paths: readonly string[],
  folder: string,
): Promise<{ readonly manifest: string }> {
  await mkdir(folder, { recursive: true })
  const answers: Record<string, StoredAnswer> = {}
  const assets = new Set<string>()
  for (const one of paths) {
    const { body } = await fetchRaw(origin + one)
    const html = body.toString('utf8').replace(SCRIPT, '').replace(SCRIPT_HINT, '')
    for (const [, asset = ''] of html.matchAll(LINKED)) assets.add(asset)
    answers[one] = await store(folder, answers, 'text/html; charset=utf-8', Buffer.from(html), true)
  }
  // Styles name further files: a set also iterates over what is added during the loop.
  for (const asset of assets) {
    const { body, headers } = await fetchRaw(origin + asset)
    const type = headers['content-type'] ?? 'application/octet-stream'
    if (type.startsWith('text/css')) {
      for (const [, named = ''] of body.toString('utf8').matchAll(IN_STYLE)) {
        assets.add(new URL(named, origin + asset).pathname)
      }
    }
    answers[asset] = await store(folder, answers, type, body, type.startsWith('text/'))
  }
  const manifest = path.join(folder, 'manifest.json')
  await writeFile(manifest, JSON.stringify(answers))
  return { manifest }
}

async function store(
  folder: string,
  answers: Readonly<Record<string, StoredAnswer>>,
  type: string,
  body: Buffer,
  isCompressed: boolean,
): Promise<StoredAnswer> {
  const file = path.join(folder, String(Object.keys(answers).length))
  await writeFile(file, isCompressed ? brotliCompressSync(body) : body)
  return {
    file,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    },
  }
}
