import { KitFrames } from '@/ui/kit-page'

/** The parts of readers' pages, for who works on them; `next.config.ts` knows pages of this ending in development only. */
export default function KitPage() {
  return <KitFrames parts="/kit/parts" />
}
