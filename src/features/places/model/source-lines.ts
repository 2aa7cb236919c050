import { safeHttpUrl } from '@/lib/web-links'

export type SourceLine = {
  readonly text: string
  /** `null` when the source has no web address. */
  readonly url: string | null
}

/** The sources of a record, one a line; a line that is a web address becomes a link named by its host and path. */
export function sourceLines(source: string | null): readonly SourceLine[] {
  return (source ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => {
      const url = /^https?:\/\//i.test(text) ? safeHttpUrl(text) : null
      return { text: url === null ? text : text.replace(/^https?:\/\/(www\.)?/i, ''), url }
    })
}
