import type { Metadata } from 'next'

import { ChooseGateScreen } from '@/features/gates/components/choose-gate-screen'

export const metadata: Metadata = {
  title: 'Gate details',
  description: 'Choose a gate of Masjid al-Haram or Masjid an-Nabawi to see its number, names, access and position.',
  alternates: { canonical: '/gate-details' },
}

export default function Page() {
  return <ChooseGateScreen />
}
