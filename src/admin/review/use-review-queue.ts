'use client'

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueAnswer, QueueItem } from '@/contracts/review-queue'
import type { ReviewResult } from '@/contracts/review-results'

import { fetchQueue, postReview } from './api'
import { type Filters, listStates, queueQuery } from './list/filters'
import type { Outcome } from './decide/outcome'

/** How often the open item and the counts are read again: a colleague's claim shows within this time. */
const PULSE_MS = 15_000

type Reading = {
  readonly apiRoute: string
  readonly filters: Filters
  readonly page: number
  readonly openId: number | null
}

/** The list, the open item with its history, and the way to act on them. */
export function useReviewQueue({ apiRoute, filters, page, openId }: Reading) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [doneCount, setDoneCount] = useState(0)
  const query = queueQuery(filters, page)

  const list = useQuery({
    queryKey: ['queue', query],
    queryFn: ({ signal }) => fetchQueue(apiRoute, query, signal),
    placeholderData: keepPreviousData,
  })

  const open = useQuery({
    queryKey: ['item', openId],
    refetchInterval: PULSE_MS,
    queryFn: async ({ signal }) => {
      const answer = await readPulse(apiRoute, openId, signal)
      const shown = client.getQueryData<QueueAnswer>(['queue', query])
      // The whole list is read again only when somebody did something.
      if (shown !== undefined && countsKey(shown) !== countsKey(answer)) {
        void client.invalidateQueries({ queryKey: ['queue'] })
      }
      return openId === null ? null : (answer.items[0] ?? null)
    },
  })

  const acting = useMutation({
    mutationFn: ({ request }: { readonly request: ReviewRequestInput; readonly titles: ReadonlyMap<number, string> }) =>
      postReview(apiRoute, request, setDoneCount),
    retry: false,
    onMutate: () => setDoneCount(0),
    onSuccess: (results, { request, titles }) => {
      setOutcome({ action: request.action, results, titles, at: Date.now() })
      client.setQueryData<QueueAnswer>(['queue', query], (answer) => answer && withResults(answer, results, filters))
      // The list shows the results now; what else has changed follows with a read that is not awaited.
      void client.invalidateQueries({ queryKey: ['queue'] })
      void client.invalidateQueries({ queryKey: ['item'] })
    },
  })

  return { list, open, acting, doneCount, outcome, clearOutcome: () => setOutcome(null) }
}

/** A claim is renewed with so much of it left: while its owner has the item in front of them it does not run out. */
const RENEW_BEFORE_MS = 5 * 60_000

/** The counts, and with them the open item; renews the reader's claim of it. */
async function readPulse(apiRoute: string, id: number | null, signal: AbortSignal): Promise<QueueAnswer> {
  if (id === null) return fetchQueue(apiRoute, 'limit=1', signal)
  const answer = await fetchQueue(apiRoute, `id=${id}`, signal)
  const [item] = answer.items
  if (item?.claim?.isMine !== true || document.visibilityState !== 'visible') return answer
  if (new Date(item.claim.until).getTime() - Date.now() > RENEW_BEFORE_MS) return answer
  await postReview(apiRoute, { action: 'claim', items: [{ id, version: item.version }] })
  return fetchQueue(apiRoute, `id=${id}`, signal)
}

const countsKey = ({ counts, oldest }: QueueAnswer): string =>
  JSON.stringify([Object.entries(counts).sort(), oldest?.id])

/** The list as it will be: decided items leave it at once, or show what they have become. */
function withResults(answer: QueueAnswer, results: readonly ReviewResult[], filters: Filters): QueueAnswer {
  const states = listStates(filters)
  const done = new Map(results.flatMap((result) => (result.ok ? [[result.id, result] as const] : [])))
  const items = answer.items.flatMap((item): readonly QueueItem[] => {
    const result = done.get(item.id)
    if (result === undefined) return [item]
    return states.includes(result.status) ? [{ ...item, version: result.version, status: result.status }] : []
  })
  return { ...answer, items, total: answer.total - (answer.items.length - items.length) }
}
