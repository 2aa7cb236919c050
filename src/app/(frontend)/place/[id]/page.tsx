import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { JsonLd } from '@/ui/json-ld'
import { env } from '@/env'
import { PlaceScreen } from '@/features/places/components/place-screen'
import { parsePlaceId } from '@/features/places/model/place-id'
import { placeMetadata } from '@/features/places/model/metadata'
import { placeBreadcrumbs, placeStructuredData } from '@/features/places/model/place-structured-data'
import { ReportControl } from '@/features/reports/components/report-control'
import { toCity } from '@/domain/places/cities'
import { mosqueById } from '@/domain/gates/mosques'
import { placeHref } from '@/domain/places/place-links'
import { listGates } from '@/content/gates'
import { findMergeTarget } from '@/content/merged-places'
import { findPlace, listPlaceIds } from '@/content/places'

import { redirectOrNotFound } from '../../redirect-or-not-found'

type Params = { readonly id: string }
type Props = { params: Promise<Params> }

/** The holy sites are rendered ahead, every other place at its first request. */
export async function generateStaticParams(): Promise<Params[]> {
  return (await listPlaceIds('holy site')).map((id) => ({ id: String(id) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return placeMetadata(await loadPlace(params))
}

export default async function PlacePage({ params }: Props) {
  const place = await loadPlace(params)
  const mosque = mosqueById(place.id)?.key ?? null
  return (
    <>
      <PlaceScreen place={place} gates={mosque === null ? null : { mosque, all: await listGates(mosque) }} />
      <ReportControl target="place" id={place.id} name={place.name} city={toCity(place.city) ?? undefined} />
      <JsonLd data={placeStructuredData(place, env.SITE_URL)} />
      <JsonLd data={placeBreadcrumbs(place, env.SITE_URL)} />
    </>
  )
}

async function loadPlace(params: Props['params']) {
  const id = parsePlaceId((await params).id)
  if (id === null) notFound()
  const place = await findPlace(id)
  if (place !== null) return place
  const mergedIntoId = await findMergeTarget(id)
  return mergedIntoId === null ? redirectOrNotFound(placeHref(id)) : permanentRedirect(placeHref(mergedIntoId))
}
