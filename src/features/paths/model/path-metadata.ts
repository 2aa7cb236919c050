import type { Metadata } from 'next'

import { pathHref } from '@/domain/places/place-links'
import type { PathDetails } from '@/contracts/content'
import { counted } from '@/lib/text/counted'
import { shortened } from '@/lib/text/cut-text'

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
  return shortened(text.replace(/\s+/g, ' '), MAX_DESCRIPTION)
}

export const stepCountText = (count: number): string => counted(count, 'step')
