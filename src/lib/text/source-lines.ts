import { safeHttpUrl } from './web-links'

export type SourcePart = { readonly text: string; readonly href: string | null }

/** One line a source, each cut into words and web addresses. An address shows as its host name. */
export function sourceLines(source: string | null): readonly (readonly SourcePart[])[] {
  return (source ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .trim()
        .split(/(https?:\/\/\S+)/)
        .filter((part) => part !== '')
        .map(toPart),
    )
}

function toPart(text: string): SourcePart {
  const href = text.startsWith('http') ? safeHttpUrl(text) : null
  return { text: href === null ? text : new URL(href).hostname.replace(/^www\./, ''), href }
}
