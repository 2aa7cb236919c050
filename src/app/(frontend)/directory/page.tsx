import type { Metadata } from 'next'

import { DirectoryScreen } from '@/features/places/components/directory-screen'
import { buildDirectory } from '@/features/places/model/directory'
import { countPlaces } from '@/content/places'

export const metadata: Metadata = {
  title: 'Directory',
  description: 'Every place of the guide from A to Z: holy sites, restaurants, hotels, transport and services by city.',
  alternates: { canonical: '/directory' },
}

export default async function DirectoryPage() {
  return <DirectoryScreen directory={buildDirectory(await countPlaces())} />
}
