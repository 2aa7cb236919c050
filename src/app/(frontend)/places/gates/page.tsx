import { listGates } from '@/content/gates'
import { PlacesGatesScreen } from '@/features/gates/components/places-gates-screen'
import { gateScreenMetadata } from '@/features/gates/model/screen-metadata'

export const metadata = gateScreenMetadata('/places/gates', 'haram')

export default async function Page() {
  return <PlacesGatesScreen mosque="haram" gates={await listGates('haram')} />
}
