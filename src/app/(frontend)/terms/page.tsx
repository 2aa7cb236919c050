import type { Metadata } from 'next'

import { TermsScreen } from '@/features/info/components/terms-screen'
import { loadTerms } from '@/content/globals'

export const metadata: Metadata = {
  title: 'Terms & Privacy',
  description:
    'The terms of the guide in plain words: independence, accuracy, what visitors send, privacy and liability.',
  alternates: { canonical: '/terms' },
}

export default async function TermsPage() {
  return <TermsScreen terms={await loadTerms()} />
}
