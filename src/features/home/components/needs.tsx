import type { Route } from 'next'

import { placesHref } from '@/domain/places/place-links'
import Link from '@/ui/controls/link'
import ui from '@/ui/ui.module.css'

/** What people look for in a hurry. The lists put the nearest first where they may know the position. */
const needs: readonly { readonly label: string; readonly href: Route }[] = [
  { label: 'Toilets', href: placesHref({ category: 'toilets' }) },
  { label: 'Pharmacy', href: placesHref({ category: 'pharmacy' }) },
  { label: 'Food', href: placesHref({ category: 'restaurant' }) },
  { label: 'Hospital', href: placesHref({ category: 'hospital' }) },
  { label: 'Help point', href: placesHref({ category: 'help point' }) },
  { label: 'Prayer', href: placesHref({ category: 'prayer place' }) },
  { label: 'Gates', href: '/places/gates' },
  { label: 'Open now', href: placesHref({ category: 'restaurant', isOpenNow: true }) },
  { label: 'Map', href: '/map' },
  { label: 'Notices', href: '/notices' },
  { label: 'My card', href: '/card' },
]

export function Needs() {
  return (
    <nav className="grid gap-2" aria-labelledby="needs">
      <h2 id="needs">Near you</h2>
      <ul className="cluster list gap-2">
        {needs.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} className={ui.chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
