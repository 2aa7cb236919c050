import type { Metadata } from 'next'

import { DirectoryListScreen } from '@/features/places/components/directory-list-screen'
import { DIRECTORY_PAGE_SIZE } from '@/lib/lists/paging'
import { categorySlug, citySlug } from '@/domain/addresses/views'
import { countPlaces } from '@/content/places'

import { directoryListMetadata, loadDirectoryList } from '../../../../load-directory-list'

type Params = { readonly city: string; readonly category: string; readonly page: string }
type Props = { params: Promise<Params> }

/** The second page of what has one; further pages are made when first asked for. */
export async function generateStaticParams(): Promise<Params[]> {
  return (await countPlaces())
    .filter(({ count }) => count > DIRECTORY_PAGE_SIZE)
    .map(({ city, category }) => ({ city: citySlug(city), category: categorySlug(category), page: '2' }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return directoryListMetadata(await loadDirectoryList(await params))
}

export default async function DirectoryListFurtherPage({ params }: Props) {
  return <DirectoryListScreen {...await loadDirectoryList(await params)} />
}
