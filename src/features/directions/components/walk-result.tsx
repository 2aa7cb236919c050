import { Navigation, Printer } from 'lucide-react'
import type { Route } from 'next'
import { useMemo } from 'react'

import type { GateDto } from '@/contracts/mosque-gates'
import type { PlannedWalk } from '@/domain/walking/plan-walk'
import { holySitesBox, isInBox } from '@/domain/places/holy-sites-box'
import { legLabel, formatWalked } from '@/domain/walking/leg-label'
import { CROWD_PACE, formatMinutes, estimateMinutes, WALKING_PACE } from '@/domain/walking/walk-pace'
import type { StreetName } from '@/domain/streets/street-map'
import { compassPoint } from '@/lib/geo/compass'
import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'
import { ButtonLink, ExternalButton } from '@/ui/controls/button-link'
import { Arabic, MixedText } from '@/ui/text/mixed-text'
import ui from '@/ui/ui.module.css'

import type { KnownSpot } from '../model/known-spot'
import { passedGates } from '../model/passed-gates'
import { type Refusal, refusalMessage } from '../model/refusal-message'
import styles from './walk.module.css'

/** Trains and buses between the cities. */
const BETWEEN_CITIES = '/guide/more/getting-around' as Route

type Props = {
  readonly goal: KnownSpot
  readonly hasBothEnds: boolean
  readonly walk: PlannedWalk | null
  readonly refusal: Refusal | null
  readonly avoidsSteps: boolean
  readonly onTryAgain: () => void
}

/** How far, how long and which way; or why no way can be shown, and then what else leads there. Short: the map stands below it. */
export function WalkResult({ goal, hasBothEnds, walk, refusal, avoidsSteps, onTryAgain }: Props) {
  return (
    <section aria-label="The way" className={`${styles.result ?? ''} grid to-top gap-3`}>
      <p role="status" className={styles.summary}>
        {walk !== null
          ? formatSummary(walk)
          : refusal !== null
            ? refusalMessage(refusal, { avoidsSteps, isGate: goal.isGate })
            : hasBothEnds
              ? 'Looking for the way…'
              : 'Choose where you start.'}
      </p>
      {walk?.metresWithoutSteps !== undefined && <p className={styles.note}>{stepsNote(walk)}</p>}
      {walk !== null && runsOverHolySites(walk) && <p className={styles.note}>{HAJJ_CROWD_NOTE}</p>}
      {walk === null && (
        <p className="cluster gap-2 screen-only">
          {refusal === 'no-streets' && (
            <button type="button" className={ui.button} onClick={onTryAgain}>
              Try again
            </button>
          )}
          {refusal === 'two-cities' && <ButtonLink href={BETWEEN_CITIES}>Getting Around</ButtonLink>}
          <MapServiceButton goal={goal} />
        </p>
      )}
    </section>
  )
}

/** What else one can do with a way that was found. */
export const WalkActions = ({ goal }: Pick<Props, 'goal'>) => (
  <p className="cluster gap-2 screen-only">
    <MapServiceButton goal={goal} />
    <button type="button" className={ui.button} onClick={() => window.print()}>
      <Printer aria-hidden size={20} />
      Print
    </button>
  </p>
)

const MapServiceButton = ({ goal: { name, mapsUrl } }: Pick<Props, 'goal'>) => (
  <ExternalButton href={mapsUrl} label={`Open the way to ${name} in a map service`}>
    <Navigation aria-hidden size={20} />
    Open in Maps
  </ExternalButton>
)

/** Of a way with steps, where one without was asked for. */
function stepsNote({ stepMetres, metresWithoutSteps = null }: PlannedWalk): string {
  const known =
    metresWithoutSteps === null
      ? 'No way without steps is known here.'
      : `The only way without steps that is known here is far longer: ${formatWalked(metresWithoutSteps)}.`
  return `${known} This is the one with the fewest steps: ${formatWalked(stepMetres)} of the way. There may be a lift or a ramp that is not mapped: ask at the start.`
}

/** Whom to follow there changes by the day; the map does not know of it. */
const HAJJ_CROWD_NOTE =
  'During Hajj, ways in Mina, Muzdalifah and Arafat may be one-way for crowds, or closed: follow the signs and your group.'

const runsOverHolySites = ({ points }: PlannedWalk): boolean => points.some((point) => isInBox(holySitesBox, point))

const formatSummary = ({ metres }: PlannedWalk): string =>
  `${formatWalked(metres)}, about ${formatMinutes(estimateMinutes(metres, WALKING_PACE))}; in a crowd about ${formatMinutes(estimateMinutes(metres, CROWD_PACE))}`

/** A gap shorter than this needs no words. Metres. */
const MIN_GAP_METRES = 15

/** A way longer than this is told what the guide says of heat. */
const LONG_WALK_METRES = 1_000

const HEAT_NOTE =
  'In hot months do not walk this from 10:00 to 16:00 if you can wait. If you must: carry water, and rest in the shade.'

type ListProps = Pick<Props, 'goal'> & {
  readonly walk: PlannedWalk
  readonly isOwnStart: boolean
  /** By which paths without a name are told, as far as they are known. */
  readonly gates: readonly GateDto[]
}

/** Each part of the way in words, and what to keep in mind on it. */
export function WalkList({ walk, goal, isOwnStart, gates }: ListProps) {
  const passed = useMemo(() => passedGates(walk, gates), [walk, gates])
  return (
    <section aria-labelledby="way-in-words" className="grid to-top gap-3">
      <h2 id="way-in-words" className={styles.listHeading}>
        The way in words
      </h2>
      <ol className={styles.legs}>
        {walk.metresToWay >= MIN_GAP_METRES && (
          <li className="soft">
            {isOwnStart ? 'From where you are' : 'From the start'}, go to the way on the map,{' '}
            {formatWalked(walk.metresToWay)} in a straight line. No path is mapped there.
          </li>
        )}
        {walk.legs.map((leg) => (
          <li key={leg.firstPoint}>
            {legLabel(leg, passed.get(leg.firstPoint) ?? null).map((part) =>
              typeof part === 'string' ? part : <StreetNameText key={`${part.en} ${part.ar}`} name={part} />,
            )}
          </li>
        ))}
        {walk.metresFromWay >= MIN_GAP_METRES && <li className="soft">{lastMetres(walk, goal)}</li>}
        <li>
          You are at <MixedText>{goal.name}</MixedText>
          {goal.arabicName !== null && (
            <>
              {' '}
              <Arabic>{goal.arabicName}</Arabic>
            </>
          )}
          .
        </li>
      </ol>
      <p className={styles.note}>
        The times are about right for a group at an easy pace. Before and after prayers it can take much longer.
      </p>
      {walk.metres > LONG_WALK_METRES && <p className={styles.note}>{HEAT_NOTE}</p>}
      <p className={styles.note}>{INDOOR_POSITION_NOTE}</p>
      <p className={styles.note}>
        The way is as the map has it: streets may be closed, and crossings may be missing. Cross a fast road only at a
        light, a crossing or a bridge. Follow the signs and the staff. Map data © OpenStreetMap contributors.
      </p>
    </section>
  )
}

/** Where no path is mapped: how far, and whereto. */
function lastMetres({ points, metresFromWay, isGoalInside }: PlannedWalk, { isGate, position }: KnownSpot): string {
  const end = points.at(-1)
  const whereto = end === undefined || position === null ? '' : ` to the ${compassPoint(end, position)}`
  if (isGoalInside) {
    return `The last ${formatWalked(metresFromWay)}${whereto} lead through the mosque, which is not mapped. Follow the signs inside.`
  }
  return isGate
    ? `The last ${formatWalked(metresFromWay)}${whereto} cross the courtyard, which is not mapped. Look for the number of the gate on its sign.`
    : `The last ${formatWalked(metresFromWay)}${whereto} cross ground without a mapped path.`
}

/** In both scripts, as on the sign of the street. */
function StreetNameText({ name: { en, ar } }: { readonly name: StreetName }) {
  return (
    <strong className="strong">
      {en !== null && <MixedText>{en}</MixedText>}
      {en !== null && ar !== null && ' '}
      {ar !== null && <Arabic>{ar}</Arabic>}
    </strong>
  )
}
