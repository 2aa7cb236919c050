import { describe, expect, it } from 'vitest'

import { reportFieldsByTarget, reportSchema } from '@/contracts/reports'

import { formatAbout, toUtcDay, saveReport, readReports } from './saved-reports'
import { confirmationPayload, EMPTY_REPORT_FORM, reportPayload, reportProblem } from './report-form'

const now = new Date('2026-11-20T23:30:00.000Z')
const gate = { target: 'gate', targetId: 7 } as const

describe('reportPayload', () => {
  it('should send only what was filled in', () => {
    expect(reportPayload({ ...EMPTY_REPORT_FORM, field: 'closed', newValue: 'left over' }, gate, now)).toStrictEqual({
      target: 'gate',
      targetId: 7,
      kind: 'problem',
      field: 'closed',
      submittedAt: '2026-11-20T23:30:00.000Z',
    })
  })

  it.each(['place', 'gate'] as const)('should be taken by the server for every field of a %s', (target) => {
    for (const field of reportFieldsByTarget[target]) {
      const payload = reportPayload({ field, newValue: '12', comment: 'seen today' }, { target, targetId: 1 }, now)

      expect(reportSchema.safeParse(payload).success, field).toBe(true)
    }
  })

  it.each([
    [EMPTY_REPORT_FORM, 'field'],
    [{ ...EMPTY_REPORT_FORM, field: 'other' } as const, 'comment'],
  ])('should be refused without what it needs: %j', (form, path) => {
    const read = reportSchema.safeParse(reportPayload(form, gate, now))

    expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('confirmationPayload', () => {
  it('should be taken by the server', () => {
    expect(reportSchema.safeParse(confirmationPayload(gate, now)).success).toBe(true)
  })
})

describe('reportProblem', () => {
  it.each([
    [{ kind: 'failed', message: 'Later.', isPassing: true }, true, 'Later.'],
    [{ kind: 'limited', retryAfterSeconds: 30 }, true, '30 seconds'],
    [{ kind: 'unreachable' }, true, 'stored only once'],
    [{ kind: 'unreachable' }, false, 'You are offline'],
  ] as const)('should say about %j (online: %s): %s', (outcome, isOnline, words) => {
    expect(reportProblem(outcome, isOnline)).toContain(words)
  })
})

describe('kept reports', () => {
  const memory = (text: string | null = null) => {
    let stored = text
    return { getItem: () => stored, setItem: (_: string, next: string) => void (stored = next) }
  }
  const report = { about: formatAbout('gate', 7), kind: 'still-correct', day: toUtcDay(now) } as const

  it('should be known on the same day and forgotten on the next', () => {
    const storage = memory()
    saveReport(() => storage, report)

    expect(readReports(() => storage, '2026-11-20')).toEqual([report])
    expect(readReports(() => storage, '2026-11-21')).toEqual([])
  })

  it.each(['{"version":1,"list":[7,null,{"about":1}]}', '{"version":1}', '{"version":2,"list":[]}', 'x'])(
    'should ignore the damage in %s',
    (text) => {
      expect(readReports(() => memory(text), '2026-11-20')).toEqual([])
    },
  )
})
