import type { Metadata } from 'next'

import { FirstAdminScreen } from '@/features/info/components/first-admin-screen'

export const metadata: Metadata = {
  title: 'The first administrator',
  description: 'The first administrator of this guide is made on the server.',
  robots: { index: false, follow: false },
}

/** Shown in place of the CMS's form for a first user, which would serve whoever comes first (see src/proxy.ts). */
export default function FirstAdminPage() {
  return <FirstAdminScreen />
}
