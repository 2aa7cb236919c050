import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GateDetailsScreen } from '@/features/gates/components/gate-details-screen'
import { isMajorGate } from '@/features/gates/model/gate'
import { gateMetadata } from '@/features/gates/model/screen-metadata'
import { ReportControl } from '@/features/reports/components/report-control'
import { mosqueById } from '@/domain/gates/mosques'
import { gatePartFrom } from '@/domain/addresses/views'
import type { Gate } from '@/contracts/content'
import { findGate, listAllGates } from '@/content/gates'

import { leadOn } from '../../../lead-on'

type Props = { params: Promise<{ id: string }> }

/** The gates everybody names are rendered ahead, the others when somebody first asks. */
export async function generateStaticParams() {
  const gates = await listAllGates()
  return gates.filter(isMajorGate).map(({ id, mosqueId }) => ({ id: `${id}-${mosqueId}` }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return gateMetadata(await gateOf(params))
}

export default async function Page({ params }: Props) {
  const gate = await gateOf(params)
  return (
    <>
      <GateDetailsScreen gate={gate} />
      <ReportControl target="gate" id={gate.id} name={gate.name} city={mosqueById(gate.mosqueId)?.city} />
    </>
  )
}

async function gateOf(params: Props['params']): Promise<Gate> {
  const wanted = gatePartFrom((await params).id) ?? notFound()
  const gate = (await findGate(wanted.id)) ?? (await leadOn(`/gate-details?id=${wanted.id}`))
  // An address that names the other mosque would send somebody to the wrong one.
  return wanted.mosqueId === null || wanted.mosqueId === gate.mosqueId ? gate : notFound()
}
