import { PREVIEW_PATH } from '@/domain/addresses/preview'
import { type Preview, runInPreview } from '@/server/preview/current-preview'

import { addDraftCookie } from './next-internals/draft-mode'
import type { Render } from './next-internals/render'

export type PreviewRender = (
  url: string,
  options: Parameters<Render>[1] & Pick<Preview, 'at' | 'hasDrafts'>,
) => ReturnType<Render>

/**
 * Makes pages as they would be with what is not published yet, as far as who asks may read it. They stand in a frame of the
 * CMS, which no other page of the guide may. Who asks has been judged by the caller to carry a session.
 *
 * @param render the framework's pages, with their standing headers
 * @param draftCookie see `readDraftCookie`
 */
export const createPreviewRender =
  (render: Render, draftCookie: string): PreviewRender =>
  async (url, { at, hasDrafts, ...options }) => {
    const { cookie = '' } = options.headers
    const rendered = await runInPreview({ headers: new Headers(options.headers), at, hasDrafts }, () =>
      render(url, { ...options, headers: { ...options.headers, cookie: addDraftCookie(cookie, draftCookie) } }),
    )
    const { location, 'content-security-policy': policy } = rendered.headers
    return {
      ...rendered,
      // The framework's cookie stays here.
      cookies: [],
      headers: {
        ...rendered.headers,
        'x-frame-options': 'SAMEORIGIN',
        ...(policy !== undefined && {
          'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
        }),
        // To another page of the guide: that is previewed, too.
        ...(location?.startsWith('/') === true && { location: `${PREVIEW_PATH}${location}` }),
      },
    }
  }
