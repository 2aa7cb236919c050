import type { ReactNode } from 'react'

import { ButtonLink } from '@/ui/controls/button-link'
import { WaitingSection } from '@/shared/outbox/components/waiting-section'
import { PageHeading } from '@/ui/text/page-heading'
import type { Basemap } from '@/domain/streets/basemap'

import { type Mode, RecommendTabs } from './recommend-tabs'
import { PathForm } from './path-form'
import { PlaceForm } from './place-form'
import styles from './recommendations.module.css'
import { SuggestionSection } from './suggestion-section'
import { YourSubmissions } from './submission-list'

type Props = {
  readonly mode: Mode
  readonly supportEmail: string | null
  readonly basemap: Basemap
  /** The published paths. */
  readonly children: ReactNode
}

/** Spec §2, Recommendations: the two forms, what was sent from this device, and what others recommended. */
export function RecommendationsScreen({ mode, supportEmail, basemap, children }: Props) {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Community Recommendations"
        lead="Share a place you liked, or a guided path for other pilgrims. You need no account."
      />
      <RecommendTabs
        mode={mode}
        place={
          <SuggestionSection
            kind="place"
            title="Add Place"
            lead="A restaurant, cafe, attraction, shop or prayer room in Makkah, Madinah or Jeddah. Only the name is needed; add the rest as far as you know it."
            supportEmail={supportEmail}
          >
            <PlaceForm basemap={basemap} />
          </SuggestionSection>
        }
        path={
          <SuggestionSection
            kind="path"
            title="Build Path"
            lead="A way you walked yourself, step by step: for example from a gate to a place to rest. A path needs a title and at least one step."
            supportEmail={supportEmail}
          >
            <PathForm />
          </SuggestionSection>
        }
      />
      <WaitingSection />
      <YourSubmissions />
      {children}
      <section className="grid gap-3" aria-labelledby="review">
        <h2 id="review">What happens with a recommendation</h2>
        <ol className={styles.list}>
          <li>A person reads each one. Nothing is published before that.</li>
          <li>It is approved, corrected, joined with another one, or rejected.</li>
          <li>An approved place or path appears in the guide as the experience of a visitor.</li>
        </ol>
        <p>Please send only what you know to be true, and no private details of other people.</p>
        <p className="cluster gap-2">
          <ButtonLink href="/recommendations/status">Look up a receipt</ButtonLink>
          <ButtonLink href="/terms">Terms & Privacy</ButtonLink>
        </p>
      </section>
    </div>
  )
}
