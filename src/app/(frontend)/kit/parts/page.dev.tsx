import { KitParts } from '@/ui/kit-page'

export default KitParts
