'use client'

import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import type { QueueItem } from '@/contracts/review-queue'
import { formatDistance } from '@/lib/geo/geo'

import styles from '../review.module.css'
import itemStyles from './item.module.css'
import { categoryLabel, stateLabels } from '../labels'

type Props = {
  readonly item: QueueItem
  readonly canMerge: boolean
  readonly onMerge: () => void
}

/** The submission as it is stored and what may be the same, side by side; the numbers are those on the map. */
export function Matches({ item, canMerge, onMerge }: Props) {
  const { place } = item
  const rows = [
    { label: 'Name', own: item.title, of: ({ name }: DuplicateCandidate) => name },
    { label: 'Arabic name', own: place?.arabicName, of: ({ arabicName }: DuplicateCandidate) => arabicName },
    {
      label: 'Category',
      own: categoryLabel(place?.category),
      of: ({ category }: DuplicateCandidate) => categoryLabel(category),
    },
    { label: 'City', own: item.city, of: ({ city }: DuplicateCandidate) => city },
    { label: 'Address', own: place?.address, of: ({ address }: DuplicateCandidate) => address },
    { label: 'Phone', own: place?.phone, of: ({ phone }: DuplicateCandidate) => phone },
    { label: 'Hours', own: place?.openHours, of: ({ hours }: DuplicateCandidate) => hours },
    { label: 'Website', own: place?.website, of: ({ website }: DuplicateCandidate) => website },
    {
      label: 'Distance',
      own: null,
      of: ({ distanceMetres }: DuplicateCandidate) =>
        distanceMetres === null ? 'not known' : formatDistance(distanceMetres),
    },
    { label: 'Match', own: null, of: (candidate: DuplicateCandidate) => matchText(candidate) },
  ].filter(({ own, of }) => Boolean(own) || item.duplicates.some((candidate) => Boolean(of(candidate))))

  return (
    <section className={styles.section} aria-labelledby="review-matches">
      <h3 id="review-matches">May be the same</h3>
      <div className={itemStyles.scroller} tabIndex={0} role="region" aria-label="Comparison">
        <table className={itemStyles.matches}>
          <thead>
            <tr>
              <td />
              <th scope="col">This submission</th>
              {item.duplicates.map((candidate, index) => (
                <th key={`${candidate.kind}-${candidate.id}`} scope="col">
                  <MatchHead candidate={candidate} number={index + 1} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, own, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td dir="auto">{own || '–'}</td>
                {item.duplicates.map((candidate) => (
                  <td key={`${candidate.kind}-${candidate.id}`} dir="auto">
                    {of(candidate) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {canMerge && (
        <button type="button" className={styles.button} onClick={onMerge}>
          Choose what to merge it into…
        </button>
      )}
    </section>
  )
}

function MatchHead({ candidate, number }: { readonly candidate: DuplicateCandidate; readonly number: number }) {
  if (candidate.kind === 'submission') {
    return (
      <>
        {number}. Submission No. {candidate.id}
        {candidate.status !== null && ` (${stateLabels[candidate.status].toLowerCase()})`}
      </>
    )
  }
  if (candidate.isPublished === false) return <>{number}. Place, not public</>
  return (
    <>
      {number}.{' '}
      <a href={`/place/${candidate.id}`} target="_blank" rel="noopener noreferrer">
        Place of the guide
      </a>
    </>
  )
}

const becauseLabels = { name: 'name', phone: 'phone', distance: 'close by' } as const

/** "Likely: same name, phone" */
export function matchText({ isLikely, because }: DuplicateCandidate): string {
  const reasons = because.map((reason) => becauseLabels[reason]).join(', ')
  return `${isLikely ? 'likely' : 'possible'}${reasons === '' ? '' : `: ${reasons}`}`
}
