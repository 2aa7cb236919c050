import { legLabel } from '../../src/domain/walking/leg-label'
import type { PlannedWalk } from '../../src/domain/walking/plan-walk'

/** For tests: the legs of a walk as texts, their names in one script. */
export const legsInWords = ({ legs }: Pick<PlannedWalk, 'legs'>): readonly string[] =>
  legs.map((leg) =>
    legLabel(leg)
      .map((part) => (typeof part === 'string' ? part : (part.en ?? part.ar)))
      .join(''),
  )
