import type { SubmissionStatus } from '@/contracts/recommendations'
import { waitText } from '@/lib/dates/dates'

type State = SubmissionStatus['state']

type StateText = { readonly title: string; readonly text: string }

/** What became of a submission, in words. A problem is not approved but solved. */
export const stateText = ({ state, kind }: Pick<SubmissionStatus, 'state' | 'kind'>): StateText =>
  state === 'approved' && kind === 'report' ? SOLVED : stateTexts[state]

const SOLVED: StateText = { title: 'Solved', text: 'Thank you: a person has looked at it and dealt with it.' }

export const stateTexts: Readonly<Record<State, StateText>> = {
  'pending-review': {
    title: 'Waiting for review',
    text: 'It has arrived. A person will read it; nothing is published before that.',
  },
  'in-review': { title: 'Being reviewed', text: 'A person is looking at it now.' },
  approved: { title: 'Approved', text: 'Thank you: it helps other pilgrims now.' },
  rejected: { title: 'Not accepted', text: 'It will not appear in the guide.' },
  erased: { title: 'Erased', text: 'What you wrote is gone from our side. It cannot be brought back.' },
  duplicate: { title: 'Joined with another', text: 'The guide had this already. What you added was looked at.' },
}

export const kindTexts: Readonly<Record<SubmissionStatus['kind'], string>> = {
  place: 'Place recommendation',
  path: 'Path recommendation',
  report: 'Report of a problem',
  confirmation: 'Confirmation that something is still correct',
}

/** An answer to a look-up that is no status. */
export type LookupProblem =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' }

export function lookupProblemText(problem: LookupProblem, isOnline: boolean): string {
  switch (problem.kind) {
    case 'unknown':
      return 'There is no submission with this receipt. Check each letter.'
    case 'limited':
      return `Too many look-ups from your network. Try again in ${waitText(problem.retryAfterSeconds)}.`
    case 'failed':
      return 'The guide cannot look it up at the moment. Try again in a minute.'
    case 'unreachable':
      return isOnline ? 'No answer came. Try again.' : 'You are offline. Try again when you are back online.'
  }
}

/** Where the server says the page is, if it is an address of this site. */
export const ownLink = (link: string | null): string | null => (link !== null && /^\/[^/\\]/.test(link) ? link : null)
