import { describe, expect, it } from 'vitest'

import { chooseAttempt } from '@/domain/submissions/attempt'
import { waitText } from '@/lib/dates/dates'

import { readAttempt } from '@/browser/saved-parts'
import {
  MAX_SAVED_SUBMISSIONS,
  readSubmissions,
  parseSubmissions,
  withoutReceipt,
  withSubmission,
  writeSubmissions,
} from '@/shared/outbox/model/saved-submissions'
import { messages, PATH_STEPS_REQUIRED, STEP_TITLE_REQUIRED } from './messages'
import { problemText } from './send-problem'
import { makeStorage } from '../../../../tests/helpers/memory-storage'

const KEY = '3b241101-e2bb-4255-8caf-4136c566a962'

describe('chooseAttempt', () => {
  const first = chooseAttempt(null, { name: 'A', submittedAt: '1' }, () => KEY)

  it('should keep the key for the same words at another time', () => {
    expect(chooseAttempt(first, { name: 'A', submittedAt: '2' }, () => 'other')).toBe(first)
  })

  it('should take a new key for other words', () => {
    expect(chooseAttempt(first, { name: 'B', submittedAt: '1' }, () => 'other').key).toBe('other')
  })

  it('should survive being kept', () => {
    expect(readAttempt(JSON.parse(JSON.stringify(first)))).toEqual(first)
  })

  it.each([null, {}, { key: 'no-uuid', body: '{}' }, { key: KEY }, [KEY]])('should not read %j', (stored) => {
    expect(readAttempt(stored)).toBeNull()
  })
})

describe('kept submissions', () => {
  const entry = (receipt: string) =>
    ({ receipt, kind: 'place', title: 'A', sentAt: '2026-11-20T10:00:00.000Z' }) as const

  it('should have the newest first, each receipt once', () => {
    const list = withSubmission(
      [entry('AAAA-0000-0000-0000'), entry('BBBB-0000-0000-0000')],
      entry('BBBB-0000-0000-0000'),
    )

    expect(list.map(({ receipt }) => receipt)).toEqual(['BBBB-0000-0000-0000', 'AAAA-0000-0000-0000'])
    expect(withoutReceipt(list, 'BBBB-0000-0000-0000')).toEqual([entry('AAAA-0000-0000-0000')])
  })

  it('should not grow without end', () => {
    const many = Array.from({ length: 80 }, (_, index) => entry(`AAAA-0000-0000-${String(index).padStart(4, '0')}`))

    expect(many.reduce(withSubmission, [] as ReturnType<typeof parseSubmissions>)).toHaveLength(MAX_SAVED_SUBMISSIONS)
  })

  it('should be read as they were written', () => {
    const memory = makeStorage()
    const storage = () => memory

    expect(writeSubmissions(storage, [entry('AAAA-0000-0000-0000')])).toBe(true)
    expect(readSubmissions(storage)).toEqual([entry('AAAA-0000-0000-0000')])
  })

  it.each([
    [null],
    [{}],
    [[7, null, {}, { ...entry('short'), kind: 'place' }, { ...entry('AAAA-0000-0000-0000'), kind: 'confirmation' }]],
    [[{ ...entry('AAAA-0000-0000-0000'), sentAt: 'yesterday' }]],
    [[{ ...entry('<script>alert(1)</script>') }]],
  ])('should find none in %j', (stored) => {
    expect(parseSubmissions(stored)).toEqual([])
  })
})

describe('problemText', () => {
  it('should say that nothing was sent without a network', () => {
    expect(problemText({ kind: 'unreachable' }, false)).toMatch(/offline, so it was not sent.*kept on this device/)
  })

  it('should say that sending again is safe when no answer came', () => {
    expect(problemText({ kind: 'unreachable' }, true)).toMatch(/stored only once/)
  })

  it('should say how long to wait', () => {
    expect(problemText({ kind: 'limited', retryAfterSeconds: 42 }, true)).toContain('Try again in 42 seconds.')
  })
})

describe('waitText', () => {
  it.each([
    [1, '1 second'],
    [99, '99 seconds'],
    [100, '2 minutes'],
    [121, '3 minutes'],
    [86_400, '24 hours'],
  ])('should write %i seconds as %s', (seconds, text) => {
    expect(waitText(seconds)).toBe(text)
  })
})

describe('the messages of sections 5 and 8', () => {
  it.each([
    [
      'Place Recommendation Submitted - Your recommendation has been submitted successfully and will be reviewed by our team.',
      messages.place.sent,
    ],
    ['Submission Failed - Failed to submit your recommendation. Please try again.', messages.place.failed],
    [
      'Path Recommendation Submitted - Your path recommendation has been submitted successfully and will be reviewed by our team.',
      messages.path.sent,
    ],
    ['Submission Failed - Failed to submit your path recommendation. Please try again.', messages.path.failed],
    ['Step Title Required - Please enter a title for this step.', STEP_TITLE_REQUIRED],
    ['Path Steps Required - Please click the map to add at least one step to your path.', PATH_STEPS_REQUIRED],
  ])('should be word for word: %s', (words, { title, description }) => {
    expect(`${title} - ${description}`).toBe(words)
  })
})
