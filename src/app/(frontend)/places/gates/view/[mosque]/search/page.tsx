import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { listGates } from '@/content/gates'
import { PlacesGatesScreen } from '@/features/gates/components/places-gates-screen'
import { gateScreenMetadata, withoutIndex } from '@/features/gates/model/screen-metadata'
import { gateAccessFrom } from '@/domain/gates/gate-links'
import { isMosqueKey } from '@/domain/gates/mosques'
import { queryText } from '@/features/gates/model/query-text'

type Props = {
  params: Promise<{ mosque: string }>
  searchParams: Promise<{ q?: string | string[]; access?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { mosque } = await params
  return isMosqueKey(mosque) ? withoutIndex(gateScreenMetadata('/places/gates', mosque)) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const [{ mosque }, { q, access }] = await Promise.all([params, searchParams])
  if (!isMosqueKey(mosque)) notFound()
  return (
    <PlacesGatesScreen
      mosque={mosque}
      gates={await listGates(mosque)}
      query={queryText(q)}
      access={gateAccessFrom(queryText(access))}
    />
  )
}
