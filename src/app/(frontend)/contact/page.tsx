import type { Metadata } from 'next'

import { ContactScreen } from '@/features/info/components/contact-screen'
import { loadContact } from '@/content/globals'

export const metadata: Metadata = {
  title: 'Contact & Support',
  description: 'Write to us by e-mail about a wrong fact, a place or an idea, and see how soon we reply.',
  alternates: { canonical: '/contact' },
}

export default async function ContactPage() {
  return <ContactScreen contact={await loadContact()} />
}
