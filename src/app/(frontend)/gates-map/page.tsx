import { GatesMapScreen } from '@/features/gates/components/gates-map-screen'
import { gateScreenMetadata } from '@/features/gates/model/screen-metadata'

export const metadata = gateScreenMetadata('/gates-map', 'haram')

export default function Page() {
  return <GatesMapScreen mosque="haram" />
}
