import { describe, expect, it } from 'vitest'

import { submissionLimits, submissionSchema } from '@/contracts/recommendations'

import {
  EMPTY_PATH_FORM,
  EMPTY_STEP,
  MAX_STEPS,
  type PathForm,
  pathPayload,
  readPathForm,
  reducePathForm,
} from './path-form'

const now = new Date('2026-11-20T10:00:00.000Z')

const step = (title: string) => ({ ...EMPTY_STEP, title })

const withSteps = (...titles: readonly string[]): PathForm => ({ ...EMPTY_PATH_FORM, steps: titles.map(step) })

const numbered = (form: PathForm) => pathPayload(form, now).steps.map(({ stepNumber, title }) => [stepNumber, title])

describe('reducePathForm', () => {
  it('should append a step with the next number and clear the step form', () => {
    const writing = reducePathForm(withSteps('Gate 79'), {
      type: 'edit-step',
      changes: { title: ' Clock tower ', category: 'Rest', notes: 'n', description: ' d ' },
    })

    const form = reducePathForm(writing, { type: 'add-step' })

    expect(form.step).toEqual(EMPTY_STEP)
    expect(form.steps[1]).toEqual({ title: 'Clock tower', category: 'Rest', notes: 'n', description: 'd', link: null })
    expect(numbered(form)).toEqual([
      [1, 'Gate 79'],
      [2, 'Clock tower'],
    ])
  })

  it.each(['', ' ', '\t\n'])('should not add a step called %j', (title) => {
    const form = { ...withSteps('A'), step: step(title) }

    expect(reducePathForm(form, { type: 'add-step' })).toBe(form)
  })

  it.each([
    [1, ['B', 'C']],
    [2, ['A', 'C']],
    [3, ['A', 'B']],
    [4, ['A', 'B', 'C']],
  ])('should renumber the rest from 1 when step %i is removed', (stepNumber, titles) => {
    const form = reducePathForm(withSteps('A', 'B', 'C'), { type: 'remove-step', stepNumber })

    expect(numbered(form)).toEqual(titles.map((title, index) => [index + 1, title]))
  })

  it('should empty the list and keep the rest', () => {
    const form = { ...withSteps('A', 'B'), title: 'Walk', step: step('C') }

    expect(reducePathForm(form, { type: 'clear-steps' })).toEqual({ ...form, steps: [] })
  })

  it('should hold no more steps than the server takes', () => {
    expect(MAX_STEPS).toBe(submissionLimits.steps)
    const full = { ...withSteps(...Array.from({ length: MAX_STEPS }, (_, index) => `S${index}`)), step: step('more') }

    expect(reducePathForm(full, { type: 'add-step' })).toBe(full)
  })

  it('should reset to the defaults', () => {
    expect(reducePathForm({ ...withSteps('A'), title: 'x', city: 'Jeddah' }, { type: 'reset' })).toEqual(
      EMPTY_PATH_FORM,
    )
  })
})

describe('pathPayload', () => {
  it('should have exactly the fields of section 3', () => {
    expect(pathPayload({ ...withSteps('Gate 79'), title: ' From the gate ' }, now)).toStrictEqual({
      kind: 'path',
      title: 'From the gate',
      city: 'Makkah',
      steps: [{ stepNumber: 1, title: 'Gate 79', description: '', category: 'Location', notes: '' }],
      submittedAt: '2026-11-20T10:00:00.000Z',
    })
  })

  it.each([
    ['gate', { gateId: 7 }],
    ['place', { placeId: 7 }],
  ] as const)('should send a link to a %s', (kind, sent) => {
    const form = { ...EMPTY_PATH_FORM, title: 'W', steps: [{ ...step('A'), link: { kind, id: 7, name: 'Name' } }] }
    const payload = pathPayload(form, now)

    expect(payload.steps[0]).toMatchObject(sent)
    expect(payload.steps[0]).not.toHaveProperty('link')
    expect(submissionSchema.safeParse(payload).success).toBe(true)
  })
})

describe('readPathForm', () => {
  it('should give back what was kept', () => {
    const form: PathForm = {
      title: 'Walk',
      city: 'Madinah',
      step: { ...step('half'), category: 'Gate' },
      steps: [{ ...step('A'), link: { kind: 'gate', id: 3, name: 'Gate 3' } }],
    }

    expect(readPathForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })

  it('should leave out damaged steps and links', () => {
    const steps = [7, null, { title: '' }, { title: 'A', link: { kind: 'door', id: 1, name: 'x' } }, { title: 'B' }]

    expect(readPathForm({ steps })).toEqual(withSteps('A', 'B'))
  })

  it.each([null, [], 'x'])('should find no draft in %j', (saved) => {
    expect(readPathForm(saved)).toBeNull()
  })
})
