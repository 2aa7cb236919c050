import { namesIllness } from '@/domain/guide/illness-words'
import Link from '@/ui/controls/link'

/** Under a search of places or gates that names an illness: none of them helps, a call does. */
export function IllnessNote({ text }: { readonly text: string }) {
  if (!namesIllness(text)) return null
  return (
    <p>
      Is somebody ill or hurt? <Link href="/authorities#emergency">Emergency numbers</Link>
    </p>
  )
}
