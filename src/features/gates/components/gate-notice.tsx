import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'
import { CheckedOn } from '@/ui/text/checked-on'
import { FoldedNote } from '@/ui/text/folded-note'

/** Stands on every gate screen: no list is newer than the sign above the door. */
export function GateNotice({ checkedOn }: { checkedOn: string | null }) {
  return (
    <FoldedNote label="Before you walk" line={<strong>Green light: open. Red light: full.</strong>}>
      <p>Door plans change every season. Follow the signs.</p>
      <p>{INDOOR_POSITION_NOTE}</p>
      <CheckedOn date={checkedOn} />
    </FoldedNote>
  )
}
