import type { Metadata } from 'next'

import { articlePath } from '@/features/guide/model/sections'
import { AuthoritiesScreen } from '@/features/info/components/authorities-screen'
import { listArticles } from '@/content/articles'
import { loadEmergencyNumbers } from '@/content/globals'
import { listAuthorities } from '@/content/lists'

export const metadata: Metadata = {
  title: 'Helpful Contacts',
  description:
    'Emergency numbers in Makkah, Madinah and Jeddah: police, ambulance, traffic, health advice. And the official bodies for pilgrims.',
  alternates: { canonical: '/authorities' },
}

/** Who looks for a number here may need these next. */
const FOR_WHO_NEEDS_HELP: ReadonlySet<string> = new Set(['if-something-goes-wrong', 'embassies-and-missions'])

export default async function AuthoritiesPage() {
  const [emergency, authorities, guides] = await Promise.all([
    loadEmergencyNumbers(),
    listAuthorities(),
    listArticles('more'),
  ])
  return (
    <AuthoritiesScreen
      emergency={emergency}
      authorities={authorities}
      guides={guides
        .filter(({ slug }) => FOR_WHO_NEEDS_HELP.has(slug))
        .map(({ section, slug, title, summary }) => ({ href: articlePath(section, slug), title, summary }))}
    />
  )
}
