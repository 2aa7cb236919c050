'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useMemo, useState, useSyncExternalStore } from 'react'

import { announceStoredChange, readFlag, subscribeToStored, writeFlag } from '@/browser/stored-values'
import type { WalkQuestion } from '@/browser/walking/walk-messages'
import type { GateDto } from '@/contracts/mosque-gates'
import { distanceMetres, type Position } from '@/lib/geo/geo'
import type { Basemap } from '@/domain/streets/basemap'
import type { StreetVersion } from '@/domain/streets/street-address'
import type { WalkEnd } from '@/domain/walking/plan-walk'
import { parseWalkEnds, type Spot, type WalkEnds, walkHref } from '@/domain/walking/walk-links'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { FollowNote } from '@/shared/follow/components/follow-note'
import { useFollowMe } from '@/shared/follow/use-follow-me'
import { positionNote } from '@/shared/position/model/position-note'
import { exactCoordinates } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'
import { useFragment, writeFragment } from '@/ui/address/use-fragment'
import { ErrorBoundary } from '@/ui/error-boundary'
import ui from '@/ui/ui.module.css'

import { planQuestion } from '../model/plan-question'
import type { Refusal } from '../model/refusal-message'
import { type SpotState, useSpot } from '../use-spot'
import { useWalk } from '../use-walk'
import { ClosedGoal } from './closed-goal'
import { type End, WalkEndsPanel } from './walk-ends-panel'
import { WalkActions, WalkList, WalkResult } from './walk-result'
import styles from './walk.module.css'

type Props = {
  readonly basemap: Basemap
  readonly streets: readonly StreetVersion[]
}

const WalkMap = dynamic(() => import('./walk-map').then(({ WalkMap }) => WalkMap), {
  ssr: false,
  loading: () => (
    <p role="status" className={styles.notice}>
      Loading the map…
    </p>
  ),
})

const NO_GATES: readonly GateDto[] = []

type WalkChoice = {
  /** `null` until the address has been read. */
  readonly ends: WalkEnds | null
  /** A step in the history: Back takes it back. */
  readonly choose: (change: Partial<WalkEnds>) => void
}

/** Start and destination. The fragment holds them: a link can be shared, and no server learns who goes where. */
function useWalkEnds(): WalkChoice {
  const fragment = useFragment()
  const ends = useMemo(() => (fragment === null ? null : parseWalkEnds(fragment)), [fragment])
  return {
    ends,
    choose: (change) => writeFragment(walkHref({ ...parseWalkEnds(location.hash), ...change }), 'push'),
  }
}

/** Start, destination, the way between them, and the map of it. */
export function WalkFinder({ basemap, streets }: Props) {
  const { ends, choose } = useWalkEnds()
  const [avoidsSteps, setAvoidsSteps] = useAvoidSteps()
  const follow = useFollowMe()
  const [picking, setPicking] = useState<End | null>(null)
  const [tries, setTries] = useState(0)
  const { position, locate } = usePosition()

  const here = exactCoordinates(position)
  const isOwnStart = ends !== null && ends.from === null
  const own = useWalkOrigin(isOwnStart, here)
  const start = useSpot(ends?.from ?? null)
  const goal = useSpot(ends?.to ?? null)
  const from = isOwnStart ? own : getEnd(start)
  const to = getEnd(goal)
  const question = from === null || to === null ? null : planQuestion({ from, to, avoidsSteps, streets })
  const reply = useWalk(isQuestion(question) ? question : null, tries)
  const refusal = isQuestion(question) || question === null ? getRefusal(reply) : question
  const walk = isQuestion(question) && reply?.kind === 'walk' ? reply : null

  // Where an end is a gate they have been fetched; for words alone they are not.
  const { data: gates = NO_GATES } = useQuery({ ...mosqueGatesQuery(), enabled: false })

  const pick = (at: Position) => {
    if (picking === null) return
    choose({ [picking]: { kind: 'point', position: at } satisfies Spot })
    setPicking(null)
  }
  return (
    <>
      {ends !== null && (
        <div className={styles.finder}>
          <div className="grid to-top gap-3">
            <WalkEndsPanel
              start={start}
              goal={goal}
              isOwnStart={isOwnStart}
              hasOwnPosition={here !== null}
              picking={picking}
              onPick={setPicking}
              onChoose={choose}
              onLocate={locate}
            />
            {isOwnStart && to !== null && (
              <p role="status" className={styles.note}>
                {positionNote(position)}
              </p>
            )}
            <ClosedGoal to={ends.to} gates={gates} onChoose={choose} />
            {goal.kind === 'known' && (
              <WalkResult
                goal={goal.spot}
                hasBothEnds={question !== null}
                walk={walk}
                refusal={refusal}
                avoidsSteps={avoidsSteps}
                onTryAgain={() => setTries(tries + 1)}
              />
            )}
          </div>
          {(to !== null || picking !== null) && (
            <section className={`${styles.mapFrame ?? ''} grid to-top gap-3 screen-only`} aria-label="Map of the way">
              <ErrorBoundary
                fallback={
                  <p role="alert" className={styles.notice}>
                    The map could not be loaded. The way in words does not need it.
                  </p>
                }
              >
                <WalkMap
                  basemap={basemap}
                  walk={walk}
                  from={from}
                  to={to}
                  viewKey={walkHref(ends)}
                  follow={follow}
                  picking={picking}
                  onPick={pick}
                />
              </ErrorBoundary>
            </section>
          )}
          <div className="grid to-top gap-3">
            <div className="cluster gap-2 screen-only">
              <button
                type="button"
                className={ui.chip}
                aria-pressed={avoidsSteps}
                onClick={() => setAvoidsSteps(!avoidsSteps)}
              >
                Avoid steps
              </button>
              {follow.isPossible && (
                <button
                  type="button"
                  className={ui.chip}
                  aria-pressed={follow.isOn}
                  onClick={follow.isOn ? follow.stop : follow.start}
                >
                  Follow me
                </button>
              )}
            </div>
            <FollowNote isOn={follow.isOn} isWarnedAlready className={`${styles.note ?? ''} screen-only`} />
            {walk !== null && goal.kind === 'known' && <WalkActions goal={goal.spot} />}
          </div>
          {walk !== null && goal.kind === 'known' && (
            <WalkList walk={walk} goal={goal.spot} isOwnStart={isOwnStart} gates={gates} />
          )}
        </div>
      )}
    </>
  )
}

/** The way is planned again after so many metres, not at each step: a list that keeps changing cannot be read. */
const ANEW_METRES = 25

/** Whether the visitor has moved far enough since the way was planned at `origin`. */
function shouldPlanAgain(origin: Position | null, now: Position | null): boolean {
  if (origin === null || now === null) return origin !== now
  return distanceMetres(origin, now) >= ANEW_METRES
}

/**
 * The start of a way from the visitor's own position. It moves only after some steps, and stays when the position is lost:
 * the way on the screen must not disappear under somebody who follows it.
 */
function useWalkOrigin(isWanted: boolean, coordinates: Position | null): Position | null {
  const [origin, setOrigin] = useState<Position | null>(null)
  const now = isWanted ? (coordinates ?? origin) : null
  if (shouldPlanAgain(origin, now)) setOrigin(now)
  return origin
}

function getEnd(state: SpotState): WalkEnd | null {
  if (state.kind !== 'known' || state.spot.position === null) return null
  return { ...state.spot.position, isGate: state.spot.isGate }
}

const isQuestion = (question: WalkQuestion | Refusal | null): question is WalkQuestion =>
  question !== null && typeof question === 'object'

const getRefusal = (reply: ReturnType<typeof useWalk>): Refusal | null =>
  reply === null || reply.kind === 'walk' ? null : reply.reason

/** Whether to avoid steps, stored on the device; where storage is refused, until the page is left. */
function useAvoidSteps(): readonly [isOn: boolean, change: (isOn: boolean) => void] {
  const isStored = useSyncExternalStore(subscribeToStoredFlag, readAvoidSteps, () => false)
  const [unstored, setUnstored] = useState<boolean | null>(null)
  return [
    unstored ?? isStored,
    (isOn) => {
      setUnstored(writeFlag(() => window.localStorage, 'avoidSteps', isOn) ? null : isOn)
      announceStoredChange(window)
    },
  ]
}

const readAvoidSteps = (): boolean => readFlag(() => window.localStorage, 'avoidSteps') === true

const subscribeToStoredFlag = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)
