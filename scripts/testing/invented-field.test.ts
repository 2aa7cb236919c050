import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { Duplicates } from '@/admin/imports/duplicates'
import { fieldLabel as importLabel } from '@/admin/imports/labels'
import { unsavedChanges } from '@/admin/review/edit/draft'
import { PlaceForm as ModeratorsForm } from '@/admin/review/edit/place-form'
import { SentFacts } from '@/admin/review/item/sent-facts'
import { fieldLabel as reviewLabel } from '@/admin/review/labels'
import { Locations } from '@/collections/Locations'
import { MosqueGates } from '@/collections/MosqueGates'
import { placeGroup, reportGroup } from '@/collections/Recommendations/fields'
import { findGate } from '@/content/gates'
import { findPlace } from '@/content/places'
import { submissionSchema } from '@/contracts/recommendations'
import { reportFieldsByTarget } from '@/contracts/reports'
import { reviewRequestSchema } from '@/contracts/review-decisions'
import { PlaceFacts } from '@/features/places/components/place-facts'
import { unknownFacts } from '@/features/places/model/place-facts'
import { place } from '@/features/places/model/place-fixture'
import { PlaceForm as VisitorsForm } from '@/features/recommendations/components/place-form'
import { EMPTY_PLACE_FORM, placePayload, readPlaceForm } from '@/features/recommendations/model/place-form'
import { suggestionMails } from '@/features/recommendations/model/suggestion-mails'
import { readPlaceSeeds, unsaidFlags } from '@/seed/places'
import { eraseSubmissions } from '@/server/erasure/erase-submissions'
import { gateEntity } from '@/server/imports/gates/gate-entity'
import { toGateSeeds } from '@/server/imports/gates/gate-file'
import { readGateFile } from '@/server/imports/gates/gate-records'
import { mergedValues } from '@/server/imports/merging/merged-values'
import { mapElement } from '@/server/imports/osm/map-element'
import { mapTexts } from '@/server/imports/osm/map-fields'
import { bareCafe } from '@/server/imports/osm/mapped-place-fixture'
import { placeEntity } from '@/server/imports/places/place-entity'
import { placeRecord } from '@/server/imports/places/place-records'
import { sheetColumns } from '@/server/imports/sheets/columns'
import { toValues } from '@/server/moderation/apply-report'
import { filledFields } from '@/server/moderation/approve-place'
import { toPlace } from '@/server/moderation/load-queue'
import { collectTexts } from '@/server/submissions/check-submission'
import { toRows } from '@/server/submissions/read-submission'
import { currentValue } from '@/server/submissions/report-target'
import { blankPlace } from '../../tests/helpers/blank-place'
import { submission } from '../../tests/helpers/review-items'
import gateFacts from '@/data/gates-facts.json'

/**
 * A text and a flag that no place and no gate has are added to the tables, and looked for wherever the fields of a place or
 * a gate are listed: what does not read the table does not know them.
 */
vi.mock('@/domain/places/place-fields', async (load) => {
  const tables = await load<{ placeFields: object; placeHelp: object }>()
  Object.assign(tables.placeFields, {
    motto: {
      label: 'Motto',
      kind: 'text',
      form: 'line',
      limit: 12,
      sentBy: 'visitor',
      hint: 'Over the door',
      reportedAs: 'motto',
      isImported: true,
      isPlainFact: true,
      isCompared: true,
    },
    hasPond: { label: 'Pond', kind: 'flag', sentBy: 'visitor' },
  })
  Object.assign(tables.placeHelp, { motto: 'As it is carved.' })
  return tables
})
vi.mock('@/domain/gates/gate-fields', async (load) => {
  const tables = await load<{ gateFields: object }>()
  Object.assign(tables.gateFields, {
    motto: { label: 'Motto', kind: 'text', form: 'line', limit: 12, reportedAs: 'motto', isImported: true },
    hasBell: { label: 'Bell', kind: 'flag', isImported: true },
  })
  return tables
})
vi.mock('@payloadcms/ui', () => ({ Button: () => null }))
vi.mock('@/server/cache/cached', () => ({ cached: (_: object, read: unknown) => read }))
vi.mock('@/content/payload', () => ({
  findRecords: () => Promise.resolve([{ motto: 'Salam', hasPond: 'no', hasBell: 'no' }]),
}))

Object.assign(mapTexts, {
  motto: { read: ({ motto }: { motto?: string }) => motto, shorten: () => null, tooLong: 'motto' },
})

const invented = { motto: 'Salam', hasPond: true }

const render = <Props extends object>(component: FunctionComponent<Props>, props: object): string =>
  // Fields nobody has are in no type.
  renderToStaticMarkup(createElement(component, props as Props))

const sent = { kind: 'place', name: 'Rest', ...invented }
const read = (change: object = {}) => submissionSchema.safeParse({ ...sent, ...change })
const edit = (edits: object) => reviewRequestSchema.safeParse({ action: 'edit', items: [{ id: 1, version: 1, edits }] })
const stored = { ...blankPlace, id: 1, name: 'Rest', createdAt: '', updatedAt: '' }
const plain = submission()
const item = { ...plain, place: plain.place && { ...plain.place, ...invented } }

describe('an invented field of a place', () => {
  it('should be in the collection, with its help', () => {
    expect(JSON.stringify(Locations.fields)).toContain('"name":"motto","label":"Motto","maxLength":12')
    expect(JSON.stringify(Locations.fields)).toContain('As it is carved.')
    expect(JSON.stringify(Locations.fields)).toContain('"name":"hasPond","type":"select","label":"Pond"')
  })

  it('should be in what the CMS keeps of a submission', () => {
    expect(JSON.stringify(placeGroup)).toContain('"name":"motto","label":"Motto","maxLength":12')
    expect(JSON.stringify(placeGroup)).toContain('"name":"hasPond","label":"Pond","type":"checkbox"')
  })

  it('should be in the visitors’ form', () => {
    const html = render(VisitorsForm, { basemap: { kind: 'none' } })

    for (const part of ['name="motto"', 'name="hasPond"', 'Motto', 'Pond', 'Over the door'])
      expect(html).toContain(part)
    expect(readPlaceForm({ ...EMPTY_PLACE_FORM, ...invented })).toMatchObject(invented)
    expect(placePayload({ ...EMPTY_PLACE_FORM, ...invented }, new Date(0))).toMatchObject(invented)
  })

  it('should be in an e-mail with a suggestion', () => {
    expect(suggestionMails.place.lines).toEqual(expect.arrayContaining(['Motto:', 'Pond (yes, no, not known):']))
  })

  it('should be in the contract of submissions, with its limit', () => {
    expect(read().data).toMatchObject(invented)
    expect(read({ motto: 'x'.repeat(13) }).success).toBe(false)
    expect(read({ hasPond: 'yes' }).success).toBe(false)
  })

  it('should be looked at for spam, stored, and erased', async () => {
    const submitted = submissionSchema.parse(sent)
    let statement = ''
    await eraseSubmissions(
      (sql) => Promise.resolve((statement = JSON.stringify(sql))),
      { queryChunks: [] } as unknown as Parameters<typeof eraseSubmissions>[1],
      { kind: 'sender' },
    )

    expect(collectTexts(submitted)).toContain('Salam')
    expect(toRows(submitted).row).toMatchObject({ place_motto: 'Salam', place_has_pond: true })
    for (const column of ['place_motto', 'place_has_pond']) expect(statement).toContain(column)
  })

  it('should be what moderators read, correct and publish', () => {
    const place = { ...submission().place, ...invented }

    expect(toPlace({ place: invented } as Parameters<typeof toPlace>[0])).toMatchObject(invented)
    expect(edit(invented).success).toBe(true)
    expect(edit({ motto: 'x'.repeat(13) }).success).toBe(false)
    expect(render(SentFacts, { item })).toMatch(/Motto.*Salam.*pond/)
    expect(render(ModeratorsForm, { item, edits: {}, onEdits: () => undefined })).toMatch(/Motto.*Salam.*Pond/)
    expect(unsavedChanges(item, { edits: { motto: 'x' }, apply: null } as never).map(({ label }) => label)).toEqual([
      'Motto',
    ])
    expect(filledFields(place as Parameters<typeof filledFields>[0])).toMatchObject({ motto: 'Salam', hasPond: 'yes' })
    expect([reviewLabel('hasPond'), importLabel('hasPond')]).toEqual(['Pond', 'Pond'])
  })

  it('should be what a report can name', () => {
    const field = 'motto' as never

    expect(reportFieldsByTarget.place).toContain('motto')
    expect(JSON.stringify(reportGroup)).toContain('motto')
    expect(reviewLabel('motto')).toBe('Motto')
    expect(toValues({ field, value: 'Peace' }, 'place')).toEqual({ motto: 'Peace' })
    expect(currentValue(field, { place: { ...stored, ...invented } })).toBe('Salam')
  })

  it('should come from the tags of the map, within its limit', () => {
    const tags = { amenity: 'cafe', name: 'Rest', motto: 'Salam' }
    const mapped = mapElement({ type: 'node', id: 1, lat: 21.4225, lon: 39.8262, tags })
    const source = { mapDay: null, readOn: '2026-11-20' }
    const valuesOf = (motto: string) => placeRecord({ ...bareCafe, ...{ motto } }, source).values

    expect(mapped).toMatchObject({ ok: true, place: { motto: 'Salam' } })
    expect([valuesOf('Salam')['motto'], valuesOf('x'.repeat(13))['motto']]).toEqual(['Salam', null])
    expect(placeEntity.columns).toMatchObject({ motto: { column: 'motto', type: 'text' } })
    expect(placeEntity.onCreate).toMatchObject({ has_pond: 'unknown' })
  })

  it('should be taken over in a merge, and compared before it', () => {
    const old = { ...stored, id: 2, ...invented }
    const offer = { kept: stored, old, takenOver: {}, takenOverSwapped: null, metres: 1, because: 'phone' }
    const html = render(Duplicates, { duplicates: { offers: [offer], total: 1 } })

    expect(mergedValues(stored, { ...old, ...{ hasPond: 'yes' } })).toMatchObject({ motto: 'Salam', hasPond: 'yes' })
    expect(html).toMatch(/Motto.*Salam/)
  })

  it('should be in the spreadsheet', () => {
    expect(sheetColumns('locations')).toMatchObject(
      expect.arrayContaining([
        { key: 'motto', heading: 'Motto', kind: 'text' },
        expect.objectContaining({ key: 'hasPond', heading: 'Pond', kind: 'choice' }),
      ]),
    )
  })

  it('should be what readers see', async () => {
    const known = { ...place(), motto: 'Salam', hasPond: 'yes' }

    expect(await findPlace(1)).toMatchObject({ motto: 'Salam', hasPond: 'no' })
    expect(render(PlaceFacts, { place: known })).toMatch(/Motto.*Salam.*Pond.*Yes/)
    expect(unknownFacts({ ...known, ...{ hasPond: 'unknown' } })).toContain('pond')
  })

  it('should be in what ships', () => {
    expect(readPlaceSeeds().places.filter((seed) => !('motto' in seed))).toEqual([])
    expect(unsaidFlags).toHaveProperty('hasPond', 'unknown')
  })
})

describe('an invented field of a gate', () => {
  it('should be in the collection', () => {
    expect(JSON.stringify(MosqueGates.fields)).toContain('"name":"motto","label":"Motto","maxLength":12')
    expect(JSON.stringify(MosqueGates.fields)).toContain('"name":"hasBell","type":"select","label":"Bell"')
  })

  it('should be what a report can name', () => {
    expect(reportFieldsByTarget.gate).toContain('motto')
    expect(toValues({ field: 'motto' as never, value: 'Peace' }, 'gate')).toEqual({ motto: 'Peace' })
  })

  it('should come from the file of gates', async () => {
    const [first] = gateFacts
    const gates = toGateSeeds([{ ...first, motto: 'Salam', hasBell: 'yes' }])
    const client = { query: () => Promise.resolve({ rows: [] }) }
    const { records } = await readGateFile(client as unknown as Parameters<typeof readGateFile>[0], gates, 'test')

    expect(records[0]?.values).toMatchObject({ motto: 'Salam', hasBell: 'yes' })
    expect(gateEntity.columns).toMatchObject({ motto: { column: 'motto' }, hasBell: { column: 'has_bell' } })
    expect(importLabel('hasBell')).toBe('Bell')
  })

  it('should be in the spreadsheet', () => {
    const keys = sheetColumns('mosque-gates').map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['motto', 'hasBell']))
  })

  it('should be what readers get', async () => {
    expect(await findGate(1)).toMatchObject({ motto: 'Salam', hasBell: 'no' })
  })
})
