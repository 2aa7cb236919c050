import { type ReviewState, reviewStates, type SubmissionKind } from '@/contracts/moderation'
import { MAX_QUEUE_ITEMS } from '@/contracts/review-queue'
import { waitingStates } from '@/domain/submissions/waiting'

/** What the list is narrowed to. `''` stands for everything. */
export type Filters = {
  readonly state: 'waiting' | 'all' | ReviewState
  readonly kind: '' | SubmissionKind
  readonly city: string
  readonly olderThanHours: '' | '24' | '72' | '168'
  readonly risk: '' | 'low' | 'medium' | 'high'
  readonly duplicates: '' | 'likely' | 'none'
  readonly q: string
  readonly sort: 'oldest' | 'newest' | 'risk'
}

export const NO_FILTERS: Filters = {
  state: 'waiting',
  kind: '',
  city: '',
  olderThanHours: '',
  risk: '',
  duplicates: '',
  q: '',
  sort: 'oldest',
}

/** The states a list shows. What is decided leaves a list that does not show it. */
export function listStates({ state }: Filters): readonly ReviewState[] {
  if (state === 'waiting') return waitingStates
  return state === 'all' ? reviewStates : [state]
}

/** The query of the queue's address: only what differs from showing everything. */
export function queueQuery(filters: Filters, page: number): string {
  const { state, sort, q, ...rest } = filters
  const query = new URLSearchParams({ limit: String(MAX_QUEUE_ITEMS), sort })
  if (page > 1) query.set('page', String(page))
  if (state !== 'waiting') query.set('state', listStates(filters).join(','))
  if (q.trim() !== '') query.set('q', q.trim())
  for (const [name, value] of Object.entries(rest)) if (value !== '') query.set(name, value)
  return query.toString()
}

export const isFiltered = (filters: Filters): boolean =>
  Object.entries(NO_FILTERS).some(([name, value]) => name !== 'sort' && filters[name as keyof Filters] !== value)
