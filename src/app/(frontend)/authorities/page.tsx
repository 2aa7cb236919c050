import type { Metadata } from 'next'

import { AuthoritiesScreen } from '@/features/info/components/authorities-screen'
import { loadEmergencyNumbers } from '@/content/globals'
import { listAuthorities } from '@/content/lists'

export const metadata: Metadata = {
  title: 'Helpful Contacts',
  description:
    'Emergency numbers in Makkah, Madinah and Jeddah: police, ambulance, traffic, health advice. And the official bodies for pilgrims.',
  alternates: { canonical: '/authorities' },
}

export default async function AuthoritiesPage() {
  const [emergency, authorities] = await Promise.all([loadEmergencyNumbers(), listAuthorities()])
  return <AuthoritiesScreen emergency={emergency} authorities={authorities} />
}
