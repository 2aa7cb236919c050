import type { Metadata } from 'next'

import { DirectoryListScreen } from '@/features/places/components/directory-list-screen'
import { categorySlug, citySlug } from '@/domain/addresses/views'
import { countPlaces } from '@/content/places'

import { directoryListMetadata, loadDirectoryList } from '../../load-directory-list'

type Params = { readonly city: string; readonly category: string }
type Props = { params: Promise<Params> }

export async function generateStaticParams(): Promise<Params[]> {
  return (await countPlaces()).map(({ city, category }) => ({ city: citySlug(city), category: categorySlug(category) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return directoryListMetadata(await loadDirectoryList(await params))
}

export default async function DirectoryListPage({ params }: Props) {
  return <DirectoryListScreen {...await loadDirectoryList(await params)} />
}
