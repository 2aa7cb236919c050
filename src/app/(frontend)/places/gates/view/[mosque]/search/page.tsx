import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { type QueryValues, queryText } from '@/domain/addresses/query-text'
import { listGates } from '@/content/gates'
import { PlacesGatesScreen } from '@/features/gates/components/places-gates-screen'
import { gateScreenMetadata, withoutIndex } from '@/features/gates/model/screen-metadata'
import { parseGateAccess } from '@/domain/gates/gate-links'
import { isMosqueKey } from '@/domain/gates/mosques'

type Props = {
  params: Promise<{ mosque: string }>
  searchParams: Promise<QueryValues>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { mosque } = await params
  return isMosqueKey(mosque) ? withoutIndex(gateScreenMetadata('/places/gates', mosque)) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const [{ mosque }, query] = await Promise.all([params, searchParams])
  if (!isMosqueKey(mosque)) notFound()
  return (
    <PlacesGatesScreen
      mosque={mosque}
      gates={await listGates(mosque)}
      query={queryText(query, 'q')}
      access={parseGateAccess(queryText(query, 'access'))}
    />
  )
}
