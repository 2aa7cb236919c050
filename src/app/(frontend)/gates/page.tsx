import { listGates } from '@/content/gates'
import { MainGatesScreen } from '@/features/gates/components/main-gates-screen'
import { gateScreenMetadata } from '@/features/gates/model/screen-metadata'

export const metadata = gateScreenMetadata('/gates', 'haram')

export default async function Page() {
  return <MainGatesScreen mosque="haram" gates={await listGates('haram')} />
}
