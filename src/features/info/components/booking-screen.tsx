import { EmptyState } from '@/ui/text/empty-state'
import { PageHeading } from '@/ui/text/page-heading'
import type { BookingPlatform } from '@/payload-types'

import { BookingAdvice } from './booking-advice'
import styles from './info.module.css'
import { PlatformCard } from './platform-card'

/** Spec §2, Booking links. */
export function BookingScreen({ platforms }: { platforms: readonly BookingPlatform[] }) {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Booking & Visas"
        lead="Official sites for visa, permit and train. The guide only points to them: it books and sells nothing."
        back={{ href: '/', label: 'Back to Home' }}
      />
      <div className={styles.sections}>
        <BookingAdvice />
        {platforms.length === 0 && (
          <EmptyState title="No platforms yet">
            <p>The list has not been published. Please come back later.</p>
          </EmptyState>
        )}
        <div className="stack gap-4">
          {platforms.map((platform) => (
            <PlatformCard key={platform.id} platform={platform} />
          ))}
        </div>
      </div>
    </div>
  )
}
