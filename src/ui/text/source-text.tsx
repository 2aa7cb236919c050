import type { SourcePart } from '@/lib/text/source-lines'

/** A line of sources: its words, and its addresses as links. */
export function SourceText({ parts }: { parts: readonly SourcePart[] }) {
  return parts.map(({ text, href }) =>
    href === null ? (
      text
    ) : (
      <a key={href} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ),
  )
}
