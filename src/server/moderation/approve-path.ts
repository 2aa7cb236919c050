import { cutText } from '@/lib/text/cut-text'
import { foldText } from '@/lib/text/text-folding'
import type { Recommendation } from '@/payload-types'

import { reviewDays } from './approve-place'
import { getId } from './find-missing-fields'
import { type Change, publishChange, publishNew } from './publishing'
import type { ReviewContext } from './review-context'

const SOURCE = 'Recommended by a visitor, reviewed'

const MAX_SLUG_WORDS_LENGTH = 60

/** Publishes the path on a page of its own, or brings that page up to date. Its address never changes. */
export function approvePath(context: ReviewContext, item: Recommendation): Promise<Change> {
  const publishedId = getId(item.publishedPath)
  const data = {
    title: item.title,
    city: item.city,
    summary: item.description ? cutText(item.description, 500) : null,
    steps: (item.steps ?? []).map(({ title, description, category, notes, gate, location }) => ({
      title,
      description: description ?? null,
      category: category ?? 'Location',
      notes: notes ?? null,
      gate: getId(gate),
      location: getId(location),
    })),
    provenance: { source: SOURCE, ...reviewDays(context.now) },
  }
  return publishedId === null
    ? publishNew(context, 'paths', { ...data, slug: pathSlug(item), origin: 'community', recommendation: item.id })
    : publishChange(context, { collection: 'paths', id: publishedId, changes: data })
}

/** Words of the title in Latin letters and the submission's number, which makes it the only one. */
export function pathSlug({ id, title }: Pick<Recommendation, 'id' | 'title'>): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_WORDS_LENGTH)
    .replace(/^-+|-+$/g, '')
  return words === '' ? `path-${id}` : `${words}-${id}`
}
