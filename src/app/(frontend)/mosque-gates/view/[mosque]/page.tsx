import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { listGates } from '@/content/gates'
import { AllGatesScreen } from '@/features/gates/components/all-gates-screen'
import { gateScreenMetadata } from '@/features/gates/model/screen-metadata'
import { isMosqueKey, MOSQUE_IDS } from '@/domain/gates/mosques'

type Props = { params: Promise<{ mosque: string }> }

/** There are two mosques; any other address is not found without being rendered. */
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(MOSQUE_IDS).map((mosque) => ({ mosque }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { mosque } = await params
  return isMosqueKey(mosque) ? gateScreenMetadata('/mosque-gates', mosque) : {}
}

export default async function Page({ params }: Props) {
  const { mosque } = await params
  if (!isMosqueKey(mosque)) notFound()
  return <AllGatesScreen mosque={mosque} gates={await listGates(mosque)} />
}
