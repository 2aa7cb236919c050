import {
  type PhraseGroup,
  phraseGroups,
  phrases,
  PHRASES_CHECKED_ON,
  type SourcedPhrase,
} from '@/domain/phrases/phrases'
import { CheckedOn } from '@/ui/text/checked-on'

import styles from './phrases.module.css'

const groups = Object.entries(phraseGroups) as readonly [PhraseGroup, string][]

/** Every sentence in both languages, as a link to itself: `shown-phrase.tsx` answers it where scripts run. */
export const PhraseList = () => (
  <div className="stack gap-6">
    {groups.map(([group, title]) => (
      <section key={group} className="stack gap-3" aria-labelledby={`group-${group}`}>
        <h2 id={`group-${group}`}>{title}</h2>
        <ul className="clips list card raised">
          {phrases
            .filter((phrase) => phrase.group === group)
            .map(({ id, english, arabic }) => (
              <li key={id}>
                <a className={styles.phrase} href={`#${id}`}>
                  <span className="strong">{english}</span>
                  <span lang="ar" dir="rtl">
                    {arabic}
                  </span>
                </a>
              </li>
            ))}
        </ul>
      </section>
    ))}
    <div>
      <CheckedOn date={PHRASES_CHECKED_ON} />
      <details className="soft small">
        <summary className="target inline presses">Where the Arabic comes from</summary>
        <p>
          Each sentence, or its key words, stands on the pages named beside it. No native reader has checked them yet.
        </p>
        <dl className="grid gap-2 above-2">
          {phrases.map((phrase) => (
            <Sources key={phrase.id} phrase={phrase} />
          ))}
        </dl>
      </details>
    </div>
  </div>
)

const Sources = ({ phrase: { english, sources } }: { readonly phrase: SourcedPhrase }) => (
  <div>
    <dt className="strong ink">{english}</dt>
    <dd className="flush cluster gap-line">
      {sources.map((address) => (
        <a key={address} className="inline target" href={address} target="_blank" rel="noopener noreferrer">
          {new URL(address).host}
        </a>
      ))}
    </dd>
  </div>
)
