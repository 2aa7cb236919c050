import { listGates } from '@/content/gates'
import { AllGatesScreen } from '@/features/gates/components/all-gates-screen'
import { gateScreenMetadata } from '@/features/gates/model/screen-metadata'

export const metadata = gateScreenMetadata('/mosque-gates', 'haram')

export default async function Page() {
  return <AllGatesScreen mosque="haram" gates={await listGates('haram')} />
}
