import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { type QueryValues, queryText } from '@/domain/addresses/query-text'
import { listGates } from '@/content/gates'
import { AllGatesScreen } from '@/features/gates/components/all-gates-screen'
import { gateScreenMetadata, withoutIndex } from '@/features/gates/model/screen-metadata'
import { isMosqueKey } from '@/domain/gates/mosques'

type Props = { params: Promise<{ mosque: string }>; searchParams: Promise<QueryValues> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { mosque } = await params
  return isMosqueKey(mosque) ? withoutIndex(gateScreenMetadata('/mosque-gates', mosque)) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const [{ mosque }, query] = await Promise.all([params, searchParams])
  if (!isMosqueKey(mosque)) notFound()
  return <AllGatesScreen mosque={mosque} gates={await listGates(mosque)} query={queryText(query, 'q')} />
}
