import type { ReactNode } from 'react'

import type { Heading } from '@/lib/rich-text/outline'

/** A heading at the level and with the id that the outline gave it; without one there is nothing to show. */
export function OutlineHeading({ heading, children }: { heading: Heading | undefined; children?: ReactNode }) {
  if (heading === undefined) return null
  const Tag = `h${heading.level}` as const
  return <Tag id={heading.id}>{children ?? heading.text}</Tag>
}
