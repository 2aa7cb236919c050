import type { GateDto } from '@/contracts/mosque-gates'
import { gateLabel } from '@/domain/gates/gate-names'
import { closedIds, isAbout } from '@/domain/notices/thing-marks'
import type { Spot, WalkEnds } from '@/domain/walking/walk-links'
import { NoticeCard } from '@/shared/notices/components/notice-card'
import { useNotices } from '@/shared/notices/use-notices'
import ui from '@/ui/ui.module.css'

import { nearestOpenGate } from '../model/nearest-open-gate'

type Props = {
  readonly to: Spot | null
  /** As far as they are known. */
  readonly gates: readonly GateDto[]
  readonly onChoose: (change: Partial<WalkEnds>) => void
}

/** That the destination is closed, and in place of a gate the nearest one that is open. */
export function ClosedGoal({ to, gates, onChoose }: Props) {
  const { inForce, time } = useNotices()
  if (to === null || to.kind === 'point') return null
  const closing = inForce.filter((notice) => notice.isClosed && isAbout(notice, to))
  if (closing.length === 0) return null
  return (
    <section aria-label="Closed" className="grid gap-3">
      <p role="alert" className="strong">
        {to.kind === 'gate' ? 'This gate is closed now.' : 'The destination is closed now.'}
      </p>
      {to.kind === 'gate' && (
        <OpenGate gate={nearestOpenGate(gates, to.id, closedIds(inForce, 'gate'))} onChoose={onChoose} />
      )}
      {closing.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} time={time} hasLinks={false} />
      ))}
    </section>
  )
}

type OpenProps = Pick<Props, 'onChoose'> & { readonly gate: GateDto | null }

function OpenGate({ gate, onChoose }: OpenProps) {
  if (gate === null)
    return (
      <p>
        No other gate of this mosque is known to be open: follow the signs, or ask a guard. A green light means open.
      </p>
    )
  const { id, name, gate_number: gateNumber } = gate
  const choose = () => {
    // What was tapped goes away: the keyboard stays at the destination.
    document.getElementById('change-destination')?.focus()
    onChoose({ to: { kind: 'gate', id } })
  }
  return (
    <p>
      <button type="button" className={`${ui.button} ${ui.primary}`} onClick={choose}>
        Nearest open gate: {gateLabel({ name, gateNumber })}
      </button>
    </p>
  )
}
