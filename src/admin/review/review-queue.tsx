'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'
import type { Basemap } from '@/domain/streets/basemap'

import { QueueError } from './api'
import { EMPTY_DRAFT, unsavedChanges } from './edit/draft'
import { FilterBar } from './list/filter-bar'
import { type Filters, NO_FILTERS } from './list/filters'
import { ItemDetail } from './item/item-detail'
import { chooseStep, isEditable, type ItemAction, type OpenDialog, toAction } from './item/item-step'
import { ListColumn } from './list/list-column'
import { undoItems } from './decide/outcome'
import { OutcomeBar } from './decide/outcome-bar'
import { QueueDialogs } from './decide/queue-dialogs'
import { QueueHead } from './list/queue-head'
import styles from './review.module.css'
import { findNext, NOTHING_SELECTED, pruneSelection, type Selection, toggleRow } from './list/selection'
import type { Command } from './keyboard/shortcuts'
import { useDrafts } from './edit/use-drafts'
import { useKeys, useKeysSwitch } from './keyboard/use-keys'
import { useNow } from './use-now'
import { useOpenItem } from './use-open-item'
import { useReviewQueue } from './use-review-queue'
import { announceWaiting } from './list/waiting-badge'

type Props = {
  /** The path of the CMS's API. */
  readonly apiRoute: string
  readonly basemap: Basemap
}

/** The moderators' daily tool. */
export function ReviewQueue(props: Props) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 }, mutations: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={client}>
      <Queue {...props} />
    </QueryClientProvider>
  )
}

function Queue({ apiRoute, basemap }: Props) {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [page, setPage] = useState(1)
  const [ticked, setTicked] = useState<Selection>(NOTHING_SELECTED)
  const { openId, open: showItem, close: hideItem } = useOpenItem()
  const drafts = useDrafts()
  const [editedId, setEditedId] = useState<number | null>(null)
  const isEditing = editedId !== null && editedId === openId
  const setEditing = (isOn: boolean) => setEditedId(isOn ? openId : null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [areKeysOn, setKeysOn] = useKeysSwitch()
  const searchBox = useRef<HTMLInputElement>(null)
  const listHeading = useRef<HTMLHeadingElement>(null)
  const now = useNow()

  const { list, open, acting, doneCount, outcome, clearOutcome } = useReviewQueue({ apiRoute, filters, page, openId })
  const items = list.data?.items ?? []
  const ids = items.map(({ id }) => id)
  const selection = pruneSelection(ticked, ids)
  const item = newest(
    items.find(({ id }) => id === openId),
    open.data ?? undefined,
  )
  // Once somebody has decided, it is shown as it was decided, not as one would have had it.
  const draft = drafts.getDraftToSend(item)
  const isBusy = acting.isPending
  const counts = list.data?.counts
  const waiting = counts === undefined ? null : counts['pending-review'] + counts.claimed
  useEffect(
    function updateBadge() {
      announceWaiting(waiting)
      return function leaveItToTheServer() {
        announceWaiting(null)
      }
    },
    [waiting],
  )

  const openItem = (id: number) => {
    setEditing(false)
    showItem(id)
  }

  const wasOpen = useRef(false)
  useEffect(
    function focusListAfterBack() {
      if (wasOpen.current && openId === null) listHeading.current?.focus()
      wasOpen.current = openId !== null
    },
    [openId],
  )

  /** Sends an action; what is decided leaves the list, and the next one opens. */
  const run = async (request: ReviewRequestInput) => {
    setProblem(null)
    // Items taken back have left the list; their titles are still needed.
    const shown = [...items, ...(item ? [item] : [])].map(({ id, title }) => [id, title] as const)
    const titles = new Map([...(outcome?.titles ?? []), ...shown])
    try {
      const results = await acting.mutateAsync({ request, titles })
      const done = new Set(results.flatMap(({ ok, id }) => (ok ? [id] : [])))
      setDialog(null)
      drafts.settle(request, done)
      setTicked((current) => new Set([...current].filter((id) => !done.has(id))))
      if (openId !== null && done.has(openId) && DECIDING.has(request.action)) {
        const next = findNext(ids, openId, done)
        if (next === null) hideItem()
        else openItem(next)
      }
    } catch (error) {
      setDialog(null)
      setProblem(error instanceof QueueError ? error.message : 'The server could not be reached. Nothing was changed.')
    }
  }

  const undo = () => {
    const taken = undoItems(outcome, Date.now())
    if (taken.length === 0) return setProblem('There is nothing to take back.')
    void run({ action: 'undo', items: taken.map((entry) => ({ ...entry })) })
  }

  const actOnItem = (action: ItemAction) => {
    if (item === undefined || isBusy) return
    const step = chooseStep(action, item, draft)
    switch (step.kind) {
      case 'send':
        return void run(step.request)
      case 'ask':
        return setDialog(step.dialog)
      case 'refuse':
        setProblem(step.why)
        document.getElementById(step.fieldId)?.focus()
    }
  }

  const onCommand = (command: Command) => {
    switch (command) {
      case 'help':
        return setDialog({ kind: 'help' })
      case 'search':
        return searchBox.current?.focus()
      case 'undo':
        return isBusy ? undefined : undo()
      case 'next':
      case 'previous': {
        const at = openId === null ? -1 : ids.indexOf(openId)
        const next = command === 'next' ? ids[at + 1] : at === -1 ? undefined : ids[at - 1]
        if (next !== undefined) openItem(next)
        return
      }
      case 'select':
        return openId === null ? undefined : setTicked(toggleRow(selection, openId))
      case 'edit':
        return item && isEditable(item) ? setEditing(!isEditing) : undefined
      case 'claim':
      case 'approve':
      case 'reject':
      case 'spam':
      case 'merge':
      case 'hand-over':
      case 'reopen': {
        const action = item === undefined ? null : toAction(command, item)
        // A letter meant for a field that just lost the focus must not decide.
        if (action !== null && isEditing) return setProblem('You are editing. End that with e or Escape, then decide.')
        if (action !== null) actOnItem(action)
      }
    }
  }
  useKeys(areKeysOn, onCommand)

  const changeFilters = (next: Filters) => {
    setFilters(next)
    setPage(1)
  }

  return (
    <main className={styles.queue} data-open={openId !== null}>
      <QueueHead
        answer={list.data}
        state={filters.state}
        onState={(state) => changeFilters({ ...filters, state })}
        onHelp={() => setDialog({ kind: 'help' })}
      />
      <FilterBar filters={filters} onChange={changeFilters} searchBox={searchBox} />
      <OutcomeBar
        outcome={outcome}
        problem={problem ?? (list.isError ? describeError(list.error) : null)}
        isBusy={isBusy}
        now={now}
        onUndo={undo}
        onDismiss={() => {
          setProblem(null)
          clearOutcome()
        }}
      />
      <div className={styles.columns}>
        <ListColumn
          heading={listHeading}
          answer={list.data}
          selection={selection}
          openId={openId}
          now={now}
          onSelect={setTicked}
          onOpen={openItem}
          onAct={(action) => setDialog({ kind: 'bulk', action, ids: ids.filter((id) => selection.has(id)) })}
          onPage={setPage}
        />
        <div className={styles.detailColumn}>
          {item === undefined ? (
            <p className={styles.nothingOpen}>
              {openId === null
                ? items.length > 0
                  ? 'Choose a submission in the list, or press j.'
                  : ''
                : open.isPending
                  ? 'Loading…'
                  : 'This submission is gone.'}
            </p>
          ) : (
            <ItemDetail
              key={item.id}
              item={item}
              draft={draft}
              unsavedDraft={drafts.findDraft(item.id)}
              now={now}
              basemap={basemap}
              isBusy={isBusy}
              isEditing={isEditing}
              onDraft={(next) => drafts.change(item, next)}
              onDiscard={() => drafts.discard(item.id)}
              onEditing={setEditing}
              onAct={actOnItem}
              onClose={hideItem}
            />
          )}
        </div>
      </div>

      <QueueDialogs
        dialog={dialog}
        findItem={(id) => (item?.id === id ? item : items.find((one) => one.id === id))}
        isUnsaved={(one) => unsavedChanges(one, drafts.findDraft(one.id)?.draft ?? EMPTY_DRAFT).length > 0}
        isBusy={isBusy}
        doneCount={doneCount}
        areKeysOn={areKeysOn}
        onKeys={setKeysOn}
        onRun={(request) => void run(request)}
        onClose={() => setDialog(null)}
      />
    </main>
  )
}

/** After these the moderator is done with an item. */
const DECIDING: ReadonlySet<ReviewRequestInput['action']> = new Set([
  'approve',
  'reject',
  'spam',
  'merge',
  'hand-over',
  'erase',
])

/** The list and the open item are read at different moments: the newer version wins, the history of the item stays. */
function newest(listed: QueueItem | undefined, read: QueueItem | undefined): QueueItem | undefined {
  if (listed === undefined || read === undefined || listed.id !== read.id) return listed ?? read
  return listed.version > read.version ? { ...listed, history: read.history } : read
}

const describeError = (error: Error): string =>
  error instanceof QueueError
    ? error.message
    : 'The queue could not be loaded. Check the connection; it is tried again.'
