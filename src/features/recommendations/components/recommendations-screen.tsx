import { MapPinPlus, Route } from 'lucide-react'

import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import ui from '@/components/ui/ui.module.css'

import styles from './recommendations.module.css'
import { SuggestionSection } from './suggestion-section'

/** Spec §2, Recommendations: the two kinds, how they are reviewed, and how to send them. */
export function RecommendationsScreen({ supportEmail }: { supportEmail: string | null }) {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Community Recommendations"
        lead="Share a place you liked, or a guided path for other pilgrims. You need no account."
      />
      <nav aria-label="What to recommend">
        <ul className={styles.tabs}>
          <li>
            <a className={ui.button} href="#add-place">
              <MapPinPlus aria-hidden size={20} />
              Add Place
            </a>
          </li>
          <li>
            <a className={ui.button} href="#build-path">
              <Route aria-hidden size={20} />
              Build Path
            </a>
          </li>
        </ul>
      </nav>
      <SuggestionSection
        id="add-place"
        kind="place"
        title="Add Place"
        lead="A restaurant, cafe, attraction, shop or prayer room in Makkah, Madinah or Jeddah. Only the name is needed; send the rest as far as you know it."
        wanted={[
          'Name, category and city',
          'Description, and how to find it',
          'Wheelchair access, an area for women, a place to pray',
          'Opening hours, price range, phone, website',
        ]}
        supportEmail={supportEmail}
      />
      <SuggestionSection
        id="build-path"
        kind="path"
        title="Build Path"
        lead="A way you walked yourself, step by step: for example from a gate to a place to rest. A path needs a title and at least one step."
        wanted={[
          'Title and city of the path',
          'Each step in order, with a title',
          'For each step, if you like: a description, a category and notes',
        ]}
        supportEmail={supportEmail}
      />
      <section className={styles.review} aria-labelledby="review">
        <h2 id="review">What happens then</h2>
        <ol className={styles.list}>
          <li>A person reads every suggestion. Nothing is published before that.</li>
          <li>It is approved, corrected, joined with another one, or rejected.</li>
          <li>An approved place or path appears in the guide as the experience of a visitor.</li>
        </ol>
        <p>Please send only what you know to be true, and no private details of other people.</p>
        <p>
          <ButtonLink href="/terms">Terms & Privacy</ButtonLink>
        </p>
      </section>
    </div>
  )
}
