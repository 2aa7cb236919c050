import type { ImportRun } from '@/contracts/import-runs'

/** Where a run is, short enough for a button: 'Reading places: 1,200 of 4,000'. */
export function progressMessage({ status, progress, message }: ImportRun): string {
  if (status === 'queued') return 'Waiting to start…'
  if (status === 'waiting') return message ?? 'Waiting for the source…'
  const { step, done, total } = progress
  if (total === null || total === 0) return done === 0 ? `${step}…` : `${step}: ${figure(done)}`
  return `${step}: ${figure(done)} of ${figure(total)}`
}

const figure = (count: number): string => count.toLocaleString('en')

/** Why an answer is no success, in words for the person who pressed the button. */
export function refusalMessage(status: number): string {
  switch (status) {
    case 401:
      return 'You are not signed in.'
    case 403:
      return 'Your account may not run imports.'
    case 404:
      return 'This guide has no such import.'
    case 409:
      return 'An import is running already.'
    case 429:
      return 'Too many tries. Please wait a minute.'
    default:
      return `The guide answered ${status}.`
  }
}

/** Refusals that another account, or the list of runs in the admin, can settle. */
export const isForStaff = (status: number): boolean => [401, 403, 404, 409].includes(status)
