import type { Metadata } from 'next'

import { pathHref } from '@/lib/place-links'
import type { PathDetails } from '@/contracts/content'

/** Search engines cut a description about here. */
const MAX_DESCRIPTION = 155

export function pathMetadata(path: PathDetails): Metadata {
  return {
    title: `${path.title} · Path in ${path.city}`,
    description: pathDescription(path),
    alternates: { canonical: pathHref(path.slug) },
  }
}

/** Its summary, or its first steps; whole words. */
export function pathDescription({ summary, steps, city }: PathDetails): string {
  const text =
    summary ?? `A path in ${city} in ${stepCountText(steps.length)}: ${steps.map(({ title }) => title).join(', ')}.`
  const flat = text.replace(/\s+/g, ' ')
  if (flat.length <= MAX_DESCRIPTION) return flat
  return `${flat.slice(0, MAX_DESCRIPTION).replace(/[\s,]+\S*$/, '')}…`
}

export const stepCountText = (count: number): string => (count === 1 ? '1 step' : `${count} steps`)
