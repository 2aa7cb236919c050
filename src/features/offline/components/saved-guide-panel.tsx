'use client'

import { Download, RotateCcw, Square } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'

import { formatMoment } from '@/lib/dates/dates'
import ui from '@/ui/ui.module.css'

import type { Saved } from '../api/saved-guide'
import { installWay } from '../model/install-way'
import { lostMessages } from '../model/lost-messages'
import { type SavingPlan, sizeText } from '../model/saving-plan'
import { type SaveProblem, useSavedGuide } from '../use-saved-guide'

/** What is saved, whether all of it is there, and the way to save it. */
export function SavedGuidePanel() {
  const { guide, problem, isPersistent, save, stop } = useSavedGuide()
  switch (guide.kind) {
    case 'looking':
      return <p className="soft small">Looking at what this device has…</p>
    case 'impossible':
      return (
        <p role="status" className="warning">
          This browser does not let the guide save anything. Private windows and old browsers do not.
        </p>
      )
    case 'switched-off':
      return (
        <p role="status" className="warning">
          Saving is switched off for this guide at the moment.
        </p>
      )
    case 'saving':
      return (
        <>
          <p role="status" className="strong">
            Saving
          </p>
          <progress value={guide.done} max={Math.max(1, guide.total)} aria-label="Saving the guide" />
          <p className="soft small">
            {guide.done} of {guide.total}
          </p>
          <button type="button" className={ui.button} onClick={stop}>
            <Square aria-hidden size={20} />
            Stop
          </button>
        </>
      )
    case 'known':
      return (
        <>
          <Result saved={guide.saved} isGone={guide.isGone} plan={guide.plan} />
          <Problem problem={problem} />
          {/* Said before the button: who knows it puts the guide on the home screen first. */}
          <Durability isSaved={guide.saved !== null} isPersistent={isPersistent} />
          <InstallHint />
          <SaveButton saved={guide.saved} plan={guide.plan} onSave={() => void save()} />
        </>
      )
  }
}

type Known = { readonly saved: Saved | null; readonly plan: SavingPlan | null }

const isToDo = (plan: SavingPlan | null): plan is SavingPlan =>
  plan !== null && plan.pages.length + plan.files.length > 0

function Result({ saved, isGone, plan }: Known & { readonly isGone: boolean }) {
  if (saved === null) {
    return (
      <div role="status">
        {isGone && <p className="strong warning">The guide you had saved is gone: the browser has deleted it.</p>}
        <p className="soft small">
          {plan === null
            ? 'Not saved. There is no network now.'
            : `Not saved yet. It takes about ${sizeText(plan.bytes)}.`}
        </p>
      </div>
    )
  }
  const { state, lost } = saved
  if (state.completeAt === null || lost.length > 0) {
    return (
      <div role="status">
        <p className="strong warning">Incomplete</p>
        {lost.length > 0 && (
          <>
            <p className="soft small">Missing on this device:</p>
            <ul>
              {lostMessages(lost).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    )
  }
  return (
    <div role="status">
      <p className="strong">Ready</p>
      <p className="soft small">
        Saved on {formatMoment(state.completeAt)}: {Object.keys(state.pages).length} pages and lists,{' '}
        {Object.keys(state.files).length} files. Tested: all are there.
      </p>
      {isToDo(plan) && (
        <p className="soft small">
          {plan.pages.length + plan.files.length} have changed since, about {sizeText(plan.bytes)}.
        </p>
      )}
    </div>
  )
}

function SaveButton({ saved, plan, onSave }: Known & { readonly onSave: () => void }) {
  if (plan === null) return <p className="soft small">Saving needs a network.</p>
  const isComplete = saved !== null && saved.state.completeAt !== null && saved.lost.length === 0
  if (isComplete && !isToDo(plan)) return null
  const isRetry = saved !== null && !isComplete
  return (
    <div className="cluster gap-3">
      <button type="button" className={ui.button} onClick={onSave}>
        {isRetry ? <RotateCcw aria-hidden size={20} /> : <Download aria-hidden size={20} />}
        {isRetry ? 'Try again' : isComplete ? 'Fetch what has changed' : 'Save it now'}
      </button>
    </div>
  )
}

const PROBLEMS = {
  'no-room':
    'This browser has no more room for the guide. What was saved so far stays. Make room on the phone and try again.',
  interrupted: 'Saving was interrupted. What was saved so far stays, and the next try goes on from there.',
} as const satisfies Record<NonNullable<SaveProblem>, string>

function Problem({ problem }: { readonly problem: SaveProblem }) {
  return problem === null ? null : (
    <p role="alert" className="warning">
      {PROBLEMS[problem]}
    </p>
  )
}

function Durability({ isSaved, isPersistent }: { readonly isSaved: boolean; readonly isPersistent: boolean | null }) {
  const way = useInstallWay()
  if (way === 'ios-safari' || way === 'safari')
    return (
      <Soft>
        Safari deletes what a site has saved when you do not open it for seven days. With the guide on your home screen
        it does not. Open the guide once before you travel.
      </Soft>
    )
  if (isPersistent === true) return <Soft>Your browser has agreed to keep it.</Soft>
  return (
    <Soft>
      {isSaved
        ? 'Your browser has not agreed to keep it for good: when the phone is full it may delete it. Look here again before you leave.'
        : 'When the phone is full the browser may delete it. Look here again before you leave.'}
    </Soft>
  )
}

function InstallHint() {
  const way = useInstallWay()
  if (way === 'ios-safari')
    return <Soft>To put the guide on your home screen: tap Share, then “Add to Home Screen”.</Soft>
  if (way === 'android')
    return (
      <Soft>
        To put the guide on your home screen: open the browser’s menu, then “Install app” or “Add to Home screen”.
      </Soft>
    )
  return null
}

const Soft = ({ children }: { readonly children: ReactNode }) => <p className="soft small">{children}</p>

/** `null` where it is installed already, or where nothing is known of how. */
const useInstallWay = () => useSyncExternalStore(neverChanges, readInstallWay, () => null)

const neverChanges = () => () => undefined

const readInstallWay = () =>
  installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  })
