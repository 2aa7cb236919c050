import { readFileSync } from 'node:fs'

import { z } from 'zod'

import { PREVIEW_COOKIES } from './framework-headers'

/**
 * What makes the framework take a request for one of its drafts: the page is made for it alone, and neither read from its
 * stores nor kept there. The cookie never leaves this process.
 * Leans on: `.next/prerender-manifest.json`, from which the framework's own server reads what its cookie has to be
 * (`next/dist/server/async-storage/draft-mode-provider`).
 *
 * @param manifest the file's address
 */
export function readDraftCookie(manifest: URL): string {
  const { preview } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return `${PREVIEW_COOKIES[0]}=${preview.previewModeId}`
}

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) })

/** A `Cookie` header with the draft's cookie, and with none of that name that came with the request. */
export function addDraftCookie(cookies: string, draftCookie: string): string {
  const isOther = (cookie: string) => !PREVIEW_COOKIES.some((name) => cookie.startsWith(`${name}=`))
  const others = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && isOther(cookie))
  return [...others, draftCookie].join('; ')
}
