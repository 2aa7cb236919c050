import type { Metadata } from 'next'

import { SaveGuide } from '@/features/offline/components/save-guide'
import { SettingsScreen } from '@/features/settings/components/settings-screen'
import { SITE_NAME } from '@/domain/addresses/site'
import { loadSiteSettings } from '@/content/globals'

export const metadata: Metadata = {
  title: 'Settings',
  description: 'Dark Mode, Offline Mode, language and the information pages of the guide. Choices stay on your device.',
  alternates: { canonical: '/settings' },
}

export default async function SettingsPage() {
  const settings = await loadSiteSettings()
  return (
    <SettingsScreen
      siteName={settings?.siteName ?? SITE_NAME}
      version={settings?.version ?? null}
      contentUpdated={settings?.contentUpdated ?? null}
      offline={<SaveGuide />}
    />
  )
}
