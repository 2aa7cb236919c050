import { waitText } from '@/lib/dates/dates'
import type { SubmitOutcome } from '@/queries/submit'

/** Why a recommendation was not taken, and what to do, for the place beside the button. The toast says the rest (§8). */
export function problemText(outcome: Exclude<SubmitOutcome, { kind: 'accepted' }>, isOnline: boolean): string {
  switch (outcome.kind) {
    case 'invalid':
      return outcome.message
    case 'limited':
      return `Too many were sent from your network. Try again in ${waitText(outcome.retryAfterSeconds)}. ${STORED_NOTE}`
    case 'failed':
      return `${outcome.message} ${STORED_NOTE}`
    case 'unreachable':
      return isOnline
        ? `No answer came. Send it again: it is stored only once, however often you try. ${STORED_NOTE}`
        : `You are offline, so it was not sent. ${STORED_NOTE} Send it again when you are back online.`
  }
}

const STORED_NOTE = 'What you wrote is kept on this device.'
