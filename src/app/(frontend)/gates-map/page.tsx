import { listGates } from '@/content/gates'
import { GatesMapScreen } from '@/features/gates/components/gates-map-screen'
import { gateScreenMetadata } from '@/features/gates/model/screen-metadata'

export const metadata = gateScreenMetadata('/gates-map', 'haram')

export default async function Page() {
  return <GatesMapScreen mosque="haram" gates={await listGates('haram')} />
}
