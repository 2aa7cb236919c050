import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { placesTitle } from '@/features/places/model/places-view'
import { directoryHref } from '@/domain/places/place-links'
import { parseCategorySlug, parsePage, parseCitySlug } from '@/domain/addresses/views'
import { pageTitle } from '@/lib/lists/paging'
import { countLetters, listDirectoryPage } from '@/content/directory'

type Params = { readonly city: string; readonly category: string; readonly page?: string }

/** What a page of the directory shows; not found where nothing is listed. */
export async function loadDirectoryList(params: Params) {
  const city = parseCitySlug(params.city)
  const category = parseCategorySlug(params.category)
  const page = parsePage(params.page ?? '')
  if (city === null || category === null || page === null) notFound()
  const [letters, list] = await Promise.all([countLetters(city, category), listDirectoryPage(city, category, page)])
  return list === null || list.total === 0 ? notFound() : { city, category, letters, list }
}

export function directoryListMetadata({
  city,
  category,
  list,
}: Awaited<ReturnType<typeof loadDirectoryList>>): Metadata {
  const title = `Directory: ${placesTitle({ city, category })}`
  return {
    title: pageTitle(title, list),
    description: `${placesTitle({ city, category })} from A to Z: every one the guide knows.`,
    alternates: { canonical: directoryHref(city, category, list.page) },
  }
}
