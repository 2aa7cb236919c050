import type { Metadata } from 'next'

import { announcedMonths, loadSiteSettings } from '@/content/globals'
import { HajjPlanner } from '@/features/guide/components/hajj-planner'
import { PLANNER_PATH, sectionPath, sections } from '@/features/guide/model/sections'
import { cityDay } from '@/lib/dates/dates'
import { hajjMonths } from '@/lib/dates/hijri-months'
import { EmptyState } from '@/ui/text/empty-state'
import { PageHeading } from '@/ui/text/page-heading'

import { listRites } from '../../list-cut-pages'

/** A page is kept until something on it changes, and on a phone for longer. */
const YEARS_AHEAD = 3

export const metadata: Metadata = {
  title: 'Hajj Planner',
  description:
    'Which day of Hajj it is, what to do on it, and what comes next, from 8 to 13 Dhu al-Hijjah, with ticks that stay on your phone.',
  alternates: { canonical: PLANNER_PATH },
}

export default async function HajjPlannerPage() {
  const [[hajj], settings] = await Promise.all([listRites('hajj'), loadSiteSettings()])
  return (
    <>
      <PageHeading
        title="Hajj Planner"
        lead="The task of the day, what comes next, and every step to tick off. Ticks stay on this device."
        back={{ href: sectionPath('hajj'), label: `Back to ${sections.hajj.title}` }}
      />
      {hajj === undefined ? (
        <EmptyState title="No days of Hajj yet" />
      ) : (
        <HajjPlanner
          article={hajj.article}
          hajjMonths={hajjMonths(cityDay(new Date()), YEARS_AHEAD, announcedMonths(settings))}
        />
      )}
    </>
  )
}
