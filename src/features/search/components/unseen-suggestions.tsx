import type { Suggestion } from '../model/suggestion'
import { SearchSuggestion } from './search-suggestion'
import styles from './unseen-suggestions.module.css'

/**
 * A suggestion of each kind, laid out where nobody sees it: with the first of a kind a browser looks for letters of
 * that script, size and weight, and reads code it has not run yet. No letter typed should wait for that.
 */
export function UnseenSuggestions() {
  return (
    <ul className={styles.unseen} aria-hidden inert>
      {ONE_OF_EACH.map((suggestion) => (
        <SearchSuggestion
          key={suggestion.kind}
          id={`unseen-${suggestion.kind}`}
          suggestion={suggestion}
          isActive={false}
          isNext={false}
          onTake={doNothing}
        />
      ))}
    </ul>
  )
}

const ONE_OF_EACH: readonly Suggestion[] = [
  { kind: 'page', title: 'Umrah', detail: 'App Page', gateNumber: null, isArabic: false, href: '/guide' },
  { kind: 'place', title: 'مسجد', detail: 'Mosque • Makkah', gateNumber: null, isArabic: true, href: '/map' },
  { kind: 'gate', title: 'King Fahd Gate', detail: 'Gate 79', gateNumber: '79', isArabic: false, href: '/gates' },
]

const doNothing = () => undefined
