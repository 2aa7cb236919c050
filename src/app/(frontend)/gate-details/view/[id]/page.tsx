import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GateDetailsScreen } from '@/features/gates/components/gate-details-screen'
import { isMajorGate } from '@/features/gates/model/gate'
import { gateMetadata } from '@/features/gates/model/screen-metadata'
import { ReportControl } from '@/features/reports/components/report-control'
import { mosqueById } from '@/domain/gates/mosques'
import { parseGatePart } from '@/domain/addresses/views'
import type { GateDetails } from '@/contracts/content'
import { findGate, listAllGates } from '@/content/gates'

import { redirectOrNotFound } from '../../../redirect-or-not-found'

type Props = { params: Promise<{ id: string }> }

/** Major gates are rendered ahead, the others at their first request. */
export async function generateStaticParams() {
  const gates = await listAllGates()
  return gates.filter(isMajorGate).map(({ id, mosqueId }) => ({ id: `${id}-${mosqueId}` }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return gateMetadata(await loadGate(params))
}

export default async function Page({ params }: Props) {
  const gate = await loadGate(params)
  return (
    <>
      <GateDetailsScreen gate={gate} />
      <ReportControl target="gate" id={gate.id} name={gate.name} city={mosqueById(gate.mosqueId)?.city} />
    </>
  )
}

async function loadGate(params: Props['params']): Promise<GateDetails> {
  const address = parseGatePart((await params).id) ?? notFound()
  const gate = (await findGate(address.id)) ?? (await redirectOrNotFound(`/gate-details?id=${address.id}`))
  // An address that names the other mosque would send somebody to the wrong one.
  return address.mosqueId === null || address.mosqueId === gate.mosqueId ? gate : notFound()
}
