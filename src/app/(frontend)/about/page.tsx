import type { Metadata } from 'next'

import { AboutScreen } from '@/features/info/components/about-screen'
import { loadAbout, loadSiteSettings } from '@/content/globals'

export const metadata: Metadata = {
  title: 'About',
  description: 'Who the guide is for, what it offers, how its facts are checked, and why it is free and independent.',
  alternates: { canonical: '/about' },
}

export default async function AboutPage() {
  const [about, settings] = await Promise.all([loadAbout(), loadSiteSettings()])
  return <AboutScreen about={about} settings={settings} />
}
