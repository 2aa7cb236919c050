import type { Article } from '@/contracts/content'
import Link from '@/ui/controls/link'

import { sourcesPath } from '../model/sections'
import styles from './article.module.css'

/** At the end of an article: where its sources are. */
export function SourcesLink({ article: { section, slug, sources } }: { article: Article }) {
  const count = sources?.length ?? 0
  if (count === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <p>Compared on the day above. Signs and staff on the spot come first.</p>
      <p>
        <Link href={sourcesPath(section, slug)} className="inline target">
          {count === 1 ? 'The source' : `All ${count} sources`}
        </Link>
      </p>
    </section>
  )
}
