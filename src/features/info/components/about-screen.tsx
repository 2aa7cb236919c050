import { RichText } from '@/rich-text/rich-text'
import { PageHeading } from '@/ui/text/page-heading'
import type { About, SiteSetting } from '@/payload-types'

import styles from './info.module.css'
import { NotPublished, TextSection } from './text-section'

type Props = { readonly about: About | null; readonly settings: SiteSetting | null }

/** Spec §2, About: free, independent, not affiliated with any government. */
export function AboutScreen({ about, settings }: Props) {
  return (
    <div className={styles.screen}>
      <PageHeading title="About" back={{ href: '/settings', label: 'Back to Settings' }} />
      {about === null ? (
        <NotPublished />
      ) : (
        <div className={styles.sections}>
          <RichText data={about.intro} />
          {(about.sections ?? []).map((section, index) => (
            <TextSection key={section.id ?? index} id={`part-${index + 1}`} section={section} />
          ))}
        </div>
      )}
      {settings && (
        <p className={`${styles.closing} soft`}>
          <span>Version {settings.version}</span>
          <span>Content last updated {settings.contentUpdated}</span>
        </p>
      )}
    </div>
  )
}
