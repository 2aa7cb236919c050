import type { CollectionSlug } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { blankPlace } from '../helpers/blank-place'
import { type Actor, type App, startApp } from '../helpers/int-app'

let app: App

beforeAll(async () => {
  app = await startApp()
  const mosque = { ...blankPlace, id: 255, category: 'holy site' } as const
  await app.payload.create({ collection: 'locations', data: { ...mosque, name: 'Masjid al-Haram' } })
  for (const [name, arabicName] of [
    ['Makkah Hotel', 'فندق مكة'],
    ['Café Zamzam', 'مقهى زمزم'],
    ['Other', 'آخر'],
  ] as const) {
    await app.payload.create({ collection: 'locations', data: { ...blankPlace, name, arabicName } })
  }
  for (const gateNumber of ['79', '80']) {
    const gate = { name: `King Fahd Gate ${gateNumber}`, gateNumber, location: 255, _status: 'published' }
    await app.payload.create({ collection: 'mosque-gates', data: gate as never })
  }
})
afterAll(() => app.stop())

/** As the list of the admin asks. */
const searched = (collection: CollectionSlug, search: string, where = {}) =>
  mergeListSearchAndWhere({ collectionConfig: app.payload.collections[collection].config, search, where })

async function findTitles(collection: CollectionSlug, search: string, where = {}, actor: Actor = 'editor') {
  const { docs } = await app.payload.find({
    collection,
    where: searched(collection, search, where),
    draft: actor === 'editor',
    sort: 'name',
    depth: 0,
    ...app.as(actor),
  })
  return docs.map((doc) => ('name' in doc ? doc.name : ''))
}

/** Of records that are not called by a name alone. */
async function findNames(collection: 'paths' | 'authorities' | 'facts', search: string) {
  const where = searched(collection, search)
  const { docs } = await app.payload.find({ collection, where, draft: true, depth: 0, ...app.as('editor') })
  return docs.map((doc) => ('label' in doc ? doc.label : 'title' in doc ? doc.title : doc.name))
}

describe('the search of a list in the CMS', () => {
  it.each<[CollectionSlug, string, readonly string[]]>([
    ['locations', 'مکہ', ['Makkah Hotel']],
    ['locations', 'مكه', ['Makkah Hotel']],
    ['locations', 'cafe', ['Café Zamzam']],
    ['locations', 'zamzam café', ['Café Zamzam']],
    ['locations', 'masjid al haram', ['Masjid al-Haram']],
    ['locations', 'Makkah', ['Makkah Hotel']],
    ['locations', 'مدينة', []],
    ['mosque-gates', 'gate no 79', ['King Fahd Gate 79']],
    ['mosque-gates', 'gate ٧٩', ['King Fahd Gate 79']],
    ['mosque-gates', 'king gate', ['King Fahd Gate 79', 'King Fahd Gate 80']],
  ])('should find in %s, like every other search: %s', async (collection, text, names) => {
    expect(await findTitles(collection, text)).toEqual(names)
  })

  it('should answer in every collection that names the fields of its search', async () => {
    const slugs = app.payload.config.collections.flatMap(({ admin, slug }) =>
      admin.listSearchableFields === undefined ? [] : [slug],
    )

    expect(slugs).toEqual(expect.arrayContaining(['facts', 'paths']))
    for (const slug of slugs) expect(await findTitles(slug, 'ﷺ لا شيء'), slug).toEqual([])
  })

  it('should find what is in the long texts of articles and answers, drafts and rows of blocks too', async () => {
    const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
    const rich = (...children: readonly object[]) => ({ root: { type: 'root', children, version: 1 } })
    const steps = {
      type: 'block',
      fields: {
        id: 's',
        blockType: 'steps',
        steps: [{ id: 'a', title: 'Ramal', body: rich(paragraph('Men walk briskly.')) }],
      },
    }
    const article = { title: 'The four steps', summary: 'What to do.', section: 'umrah', _status: 'draft' } as const
    for (const [slug, body] of [
      ['search-one', rich(steps)],
      ['search-two', rich(paragraph('Nothing of it.'))],
    ] as const) {
      const data = { ...article, title: `${article.title} ${slug}`, slug, body: body as never }
      await app.payload.create({ collection: 'guide-articles', data, draft: true })
    }
    const questions = [{ question: 'What is it?', answer: rich(paragraph('A quick walk, the ramal.')) as never }]
    await app.payload.create({ collection: 'faq-groups', data: { title: 'Umrah', questions }, draft: true })
    const titles = async (collection: 'guide-articles' | 'faq-groups', search: string) => {
      const where = searched(collection, search)
      const { docs } = await app.payload.find({ collection, where, draft: true, depth: 0, ...app.as('editor') })
      return docs.map(({ title }) => title)
    }

    expect(await titles('guide-articles', 'ramal')).toEqual(['The four steps search-one'])
    expect(await titles('guide-articles', 'briskly')).toEqual(['The four steps search-one'])
    expect(await titles('guide-articles', 'four steps')).toHaveLength(2)
    expect(await titles('faq-groups', 'rámal walk')).toEqual(['Umrah'])
  })

  it('should find what stands in rows, and what a record is founded on', async () => {
    const steps = [{ title: 'Go up', description: 'By the escalator on the left.', category: 'Location' }]
    const path = { title: 'To the roof', slug: 'to-the-roof', city: 'Makkah', steps, _status: 'published' }
    await app.payload.create({ collection: 'paths', data: path as never })
    const body = {
      name: 'Ministry of Hajj',
      description: 'It rules.',
      website: 'https://example.org',
      slug: 'ministry',
    }
    const services = [{ text: 'Complaints about a travel agency' }]
    await app.payload.create({ collection: 'authorities', data: { ...body, services, _status: 'published' } as never })
    const days = { checkedOn: '2026-11-01', reviewDueOn: '2026-12-01' }
    const source = { title: 'Notice of the civil defence' }
    const fact = { label: 'Fire', value: '998', unit: 'by telephone', key: 'fire', source, ...days }
    await app.payload.create({ collection: 'facts', data: fact })

    expect(await findNames('paths', 'escalator')).toEqual(['To the roof'])
    expect(await findNames('authorities', 'agency complaints')).toEqual(['Ministry of Hajj'])
    expect(await findNames('facts', 'Civil Defénce')).toEqual(['Fire'])
    expect(await findNames('facts', 'telephone')).toEqual(['Fire'])
  })

  it('should keep to the filters beside it', async () => {
    expect(await findTitles('locations', 'مکہ', { category: { equals: 'cafe' } })).toEqual([])
  })

  it('should find the newest draft, for those alone who may read it', async () => {
    const data = { ...blankPlace, name: 'Draft', arabicName: 'مسودة', _status: 'draft' } as const
    await app.payload.create({ collection: 'locations', data, draft: true })

    expect(await findTitles('locations', 'مسوده')).toEqual(['Draft'])
    expect(await findTitles('locations', 'مسوده', {}, 'anonymous')).toEqual([])
  })

  it('should look at every record for staff alone', async () => {
    expect(await findTitles('locations', 'مکہ', {}, 'moderator')).toEqual(['Makkah Hotel'])
    expect(await findTitles('locations', 'مکہ', {}, 'anonymous')).toEqual([])
    expect(await findTitles('locations', 'Makkah', {}, 'anonymous')).toEqual(['Makkah Hotel'])
  })

  it('should change at once what it shows, and no more', async () => {
    const { docs } = await app.payload.update({
      collection: 'locations',
      where: searched('locations', 'مکہ'),
      data: { address: 'Ajyad' },
      ...app.as('editor'),
    })

    expect(docs.map(({ name }) => name)).toEqual(['Makkah Hotel'])
  })
})
