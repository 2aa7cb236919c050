import type { ReactNode } from 'react'

import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'
import { CheckedOn } from '@/ui/text/checked-on'
import { FoldedNote } from '@/ui/text/folded-note'

type Props = {
  readonly checkedOn: string | null
  /** Of one gate. */
  readonly reviewDueOn?: string | null
  /** Of the list it stands above. */
  readonly children?: ReactNode
}

/** Stands on every gate screen: no list is newer than the sign above the door. */
export function GateNotice({ checkedOn, reviewDueOn, children }: Props) {
  return (
    <FoldedNote label="Before you walk" line={<strong>Green light: open. Red light: full.</strong>}>
      <p>Door plans change every season. Follow the signs.</p>
      <p>{INDOOR_POSITION_NOTE}</p>
      {children}
      <CheckedOn date={checkedOn} due={reviewDueOn} />
    </FoldedNote>
  )
}
