import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GateDetailsScreen } from '@/features/gates/components/gate-details-screen'
import { isMajorGate } from '@/features/gates/model/gate'
import { gateMetadata } from '@/features/gates/model/screen-metadata'
import { ReportControl } from '@/features/reports/components/report-control'
import { mosqueById } from '@/lib/mosques'
import type { Gate } from '@/contracts/content'
import { findGate, listAllGates } from '@/content/gates'

type Props = { params: Promise<{ id: string }> }

/** The gates everybody names are rendered ahead, the others when somebody first asks. */
export async function generateStaticParams() {
  const gates = await listAllGates()
  return gates.filter(isMajorGate).map(({ id }) => ({ id: String(id) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const gate = await gateOf(params)
  return gate === null ? {} : gateMetadata(gate)
}

export default async function Page({ params }: Props) {
  const gate = await gateOf(params)
  if (gate === null) notFound()
  return (
    <>
      <GateDetailsScreen gate={gate} />
      <ReportControl target="gate" id={gate.id} name={gate.name} city={mosqueById(gate.mosqueId)?.city} />
    </>
  )
}

async function gateOf(params: Props['params']): Promise<Gate | null> {
  const { id } = await params
  return /^[1-9]\d{0,8}$/.test(id) ? findGate(Number(id)) : null
}
