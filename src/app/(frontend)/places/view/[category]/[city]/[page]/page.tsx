import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PlacesScreen } from '@/features/places/components/places-screen'
import { listFirstPages } from '@/features/places/model/first-pages'
import { placesMetadata } from '@/features/places/model/metadata'
import { parseCategorySlug, parseCity, citySlug, NO_CATEGORY, NO_FILTER, parsePage } from '@/domain/addresses/views'
import { countPlaces } from '@/content/places'

import { loadPlacesView } from '../../../../load-places-view'

type Params = { readonly category: string; readonly city: string; readonly page: string }
type Props = { params: Promise<Params> }

/** The first page of every category and city that has places; further pages are rendered at their first request. */
export async function generateStaticParams(): Promise<Params[]> {
  return [...listFirstPages(await countPlaces())]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return placesMetadata(await loadView(params))
}

export default async function PlacesViewPage({ params }: Props) {
  return <PlacesScreen view={await loadView(params)} />
}

async function loadView(params: Props['params']) {
  const choice = parseChoice(await params)
  return choice === null ? notFound() : loadPlacesView(choice)
}

/** `null` for a path that the proxy never rewrites to. */
function parseChoice({ category: categoryPart, city: cityPart, page: pagePart }: Params) {
  const category = parseCategorySlug(categoryPart)
  const city = cityPart === NO_FILTER ? null : parseCity(cityPart)
  const page = parsePage(pagePart)
  const isCategory = category !== null || categoryPart === NO_CATEGORY
  const isCity = cityPart === NO_FILTER || (city !== null && citySlug(city) === cityPart)
  return isCategory && isCity && page !== null ? { category, city, page } : null
}
