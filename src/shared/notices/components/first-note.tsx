import type { Thing } from '@/domain/notices/thing-marks'
import { counted } from '@/lib/text/counted'

type Props = { readonly kind: Thing['kind']; readonly first: number }

/** Says why a list is not in its usual order. */
export const FirstNote = ({ kind, first }: Props) =>
  first === 0 ? null : <p className="strong">First: {counted(first, kind)} with a closure or a danger now.</p>
