import type { Metadata } from 'next'

import { PageHeading } from '@/ui/text/page-heading'
import { ComingSoon } from '@/features/guide/components/coming-soon'
import styles from '@/features/guide/components/guide.module.css'
import { GuideResources } from '@/features/guide/components/guide-resources'
import { SectionCard } from '@/features/guide/components/section-card'
import { announcedItems } from '@/features/guide/model/announced'
import { sectionKeys } from '@/domain/guide/guide-sections'
import { listArticles } from '@/content/articles'
import { loadSiteSettings } from '@/content/globals'

export const metadata: Metadata = {
  title: 'Guide',
  description:
    'Umrah and Hajj step by step: meaning, conditions, rites, when to go, what to pack, and where the schools differ.',
  alternates: { canonical: '/guide' },
}

export default async function GuidePage() {
  const [settings, topics] = await Promise.all([
    loadSiteSettings(),
    Promise.all(sectionKeys.map((section) => listArticles(section))),
  ])
  return (
    <div className={styles.page}>
      <PageHeading
        title="Umrah & Hajj Guide"
        lead="Step by step, in plain English. Each page says when it was checked and where its facts come from."
      />
      <div className={styles.sections}>
        {sectionKeys.map((section, index) => (
          <SectionCard key={section} section={section} topics={topics[index] ?? []} />
        ))}
      </div>
      <GuideResources />
      <ComingSoon items={announcedItems(settings?.comingSoon ?? [], topics.flat())} />
    </div>
  )
}
