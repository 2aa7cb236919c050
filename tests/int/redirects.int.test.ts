import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { GET } from '@/app/(frontend)/guide/view/[...alias]/route'
import type { GuideArticle } from '@/payload-types'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'
import { richText, samples } from '../helpers/int-samples'

const expired = vi.hoisted(() => new Set<string>())

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: (tag: string) => void expired.add(tag),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App
let findRedirect: (address: string) => Promise<string | null>
let alias: { GET: typeof GET }

beforeAll(async () => {
  app = await startApp()
  ;({ findRedirect } = await import('@/content/redirects'))
  alias = await import('@/app/(frontend)/guide/view/[...alias]/route')
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.delete({ collection: 'redirects', where: {} })
})

let count = 0

async function makeArticle(data: Partial<GuideArticle> = {}): Promise<GuideArticle> {
  const n = `r${(count += 1)}`
  const sample = samples['guide-articles']?.({ n, locationId: 0, userId: 0, password: '' })
  return app.payload.create({
    collection: 'guide-articles',
    data: { ...sample, section: 'umrah', _status: 'published', ...data } as never,
    user: app.users.editor,
  })
}

const makePath = (data: object = {}) => {
  const sample = samples['paths']?.({ n: `r${(count += 1)}`, locationId: 0, userId: 0, password: '' })
  return app.payload.create({ collection: 'paths', data: { ...sample, _status: 'published', ...data } as never })
}

/** As the editor's admin does it. */
const change = (id: number, data: object, query = '') =>
  app.rest('PATCH', `guide-articles/${id}${query}`, { actor: 'editor', data })
const saveRedirect = (from: string, url: string) =>
  app.rest('POST', 'redirects', { actor: 'editor', data: { from, to: { type: 'custom', url } } })
const toAddress = ({ section, slug }: Pick<GuideArticle, 'section' | 'slug'>) => `/guide/${section}/${slug}`
const trashed = () => ({ deletedAt: new Date().toISOString() })
const listed = async () =>
  (await app.payload.find({ collection: 'redirects', pagination: false, depth: 0 })).docs.map(({ from }) => from).sort()
const readComplaint = ({ body }: { body: unknown }) =>
  (body as { errors: { data: { errors: { path: string; message: string }[] } }[] }).errors[0]?.data.errors[0]

describe('a page that gets another address', () => {
  it('should be found at the new one from the old one, from the moment of publishing', async () => {
    const article = await makeArticle({ slug: 'first-name' })

    expect((await change(article.id, { slug: 'second-name', _status: 'draft' }, '?draft=true')).status).toBe(200)
    expect(await findRedirect('/guide/umrah/first-name')).toBeNull()

    expired.clear()
    expect((await change(article.id, { _status: 'published' })).status).toBe(200)
    expect(await findRedirect('/guide/umrah/first-name')).toBe('/guide/umrah/second-name')
    expect([...expired]).toEqual(expect.arrayContaining(['redirects', 'article:first-name', 'article:second-name']))
  })

  it('should be found in one step, however often and however it moved, and an own address leads nowhere else', async () => {
    const article = await makeArticle({ slug: 'one' })
    await change(article.id, { slug: 'two' })
    await change(article.id, { section: 'hajj' })
    await change(article.id, { slug: 'three' })

    for (const old of ['/guide/umrah/one', '/guide/umrah/two', '/guide/hajj/two']) {
      expect(await findRedirect(old)).toBe('/guide/hajj/three')
    }
    await change(article.id, { section: 'umrah', slug: 'one' })
    expect(await listed()).toEqual(['/guide/hajj/three', '/guide/hajj/two', '/guide/umrah/two'])
    expect(await findRedirect('/guide/hajj/three')).toBe('/guide/umrah/one')
  })

  it('should be found when an old version is restored and published', async () => {
    const article = await makeArticle({ slug: 'as-it-was' })
    await change(article.id, { slug: 'as-it-is' })
    const { docs } = await app.payload.findVersions({
      collection: 'guide-articles',
      where: { and: [{ parent: { equals: article.id } }, { 'version.slug': { equals: 'as-it-was' } }] },
    })
    const answer = await app.rest('POST', `guide-articles/versions/${String(docs[0]?.id)}`, { actor: 'editor' })

    expect(answer.status).toBe(200)
    expect(await findRedirect('/guide/umrah/as-it-was')).toBe('/guide/umrah/as-it-is')
    expect((await change(article.id, { _status: 'published' })).status).toBe(200)
    expect(await findRedirect('/guide/umrah/as-it-is')).toBe('/guide/umrah/as-it-was')
    expect(await findRedirect('/guide/umrah/as-it-was')).toBeNull()
  })

  it('should be found whoever moved it: a moderator, and a path as well as an article', async () => {
    const path = await makePath({ slug: 'to-the-tower' })
    await app.payload.update({
      collection: 'paths',
      id: path.id,
      data: { slug: 'to-the-clock' },
      user: app.users.moderator,
    })
    expect(await findRedirect('/recommendations/paths/to-the-tower')).toBe('/recommendations/paths/to-the-clock')
  })

  it('should give way to what is published at its old address', async () => {
    const moved = await makeArticle({ slug: 'shared' })
    await change(moved.id, { slug: 'moved-on' })
    const next = await makeArticle({ slug: 'shared', _status: 'draft' })
    expect(await findRedirect('/guide/umrah/shared')).toBe('/guide/umrah/moved-on')

    await change(next.id, { _status: 'published' })
    expect(await listed()).toEqual([])
  })

  it('should not take an address the guide itself uses', async () => {
    const article = await makeArticle()
    for (const slug of ['steps', 'view']) {
      const answer = await change(article.id, { section: 'umrah', slug })
      expect(answer.status).toBe(400)
      expect(readComplaint(answer)).toMatchObject({
        path: 'slug',
        message: expect.stringContaining('the guide itself'),
      })
    }
  })
})

describe('an alias', () => {
  const leads = async (...parts: string[]) => {
    const { NextRequest } = await import('next/server')
    const request = new NextRequest(`http://localhost/guide/${parts.join('/')}?from=print`)
    const { status, headers } = await alias.GET(request, { params: Promise.resolve({ alias: parts }) })
    return [status, headers.get('location')]
  }

  it('should lead to its article wherever that is, in one step and with its query', async () => {
    const article = await makeArticle({ slug: 'umrah-steps' })
    expect(await leads('umrah-steps')).toEqual([308, '/guide/umrah/umrah-steps?from=print'])

    await change(article.id, { slug: 'four-steps' })
    for (const parts of [['umrah-steps'], ['umrah', 'steps']]) {
      expect(await leads(...parts)).toEqual([308, '/guide/umrah/four-steps?from=print'])
    }
  })

  it('should lead to "not found" when its article is gone, and be nothing else', async () => {
    expect(await leads('hajj', 'steps')).toEqual([308, '/guide/hajj/hajj-steps?from=print'])
    expect(await leads('hajj', 'anything')).toEqual([404, null])
  })
})

describe('a page that goes', () => {
  it('should lead where an editor has said before, from the moment it goes', async () => {
    const article = await makeArticle({ slug: 'going' })
    expect((await saveRedirect('/Guide/Umrah/Going/', '/faq')).status).toBe(201)
    await change(article.id, { summary: 'Still there.' })
    expect(await listed()).toEqual(['/guide/umrah/going'])

    expect((await change(article.id, { _status: 'draft' })).status).toBe(200)
    expect(await findRedirect('/guide/umrah/going')).toBe('/faq')
    await change(article.id, { _status: 'published' })
    expect(await listed()).toEqual([])
  })

  it('should lead nowhere when nobody said so, and be found again when it comes back elsewhere', async () => {
    for (const away of [{ _status: 'draft' }, trashed()]) {
      const article = await makeArticle()
      await change(article.id, away)
      expect(await findRedirect(toAddress(article))).toBeNull()

      const back = { slug: `${article.slug}-again`, _status: 'published', deletedAt: null }
      expect((await change(article.id, back, '?trash=true')).status).toBe(200)
      expect(await findRedirect(toAddress(article))).toBe(`${toAddress(article)}-again`)
    }
  })

  it('should take the older addresses with it to where its own leads', async () => {
    const article = await makeArticle({ slug: 'oldest' })
    await change(article.id, { slug: 'old' })
    await saveRedirect('/guide/umrah/old', 'https://www.nusuk.sa/')
    await change(article.id, trashed())
    expect(await findRedirect('/guide/umrah/oldest')).toBe('https://www.nusuk.sa/')

    const answer = await app.rest('DELETE', `guide-articles/${article.id}?trash=true`, { actor: 'admin' })
    expect(answer.status).toBe(200)
    expect(await findRedirect('/guide/umrah/oldest')).toBe('https://www.nusuk.sa/')
  })

  it('should leave no redirect to nothing when it is deleted for good', async () => {
    const article = await makeArticle({ slug: 'before' })
    await change(article.id, { slug: 'after' })
    expect((await app.rest('DELETE', `guide-articles/${article.id}`, { actor: 'admin' })).status).toBe(200)
    expect(await listed()).toEqual([])
  })

  it('should be a place or a gate, too', async () => {
    const mosque = await app.payload.create({
      collection: 'locations',
      data: { ...blankPlace, id: 255, name: 'Haram' },
    })
    const place = await app.payload.create({ collection: 'locations', data: { ...blankPlace, name: 'Old shop' } })
    const gate = await app.payload.create({
      collection: 'mosque-gates',
      data: { name: 'Door', location: mosque.id, _status: 'published' } as never,
    })
    await saveRedirect(`/place/${place.id}`, `/gate-details?id=${gate.id}&mosqueId=255`)
    await app.rest('PATCH', `locations/${place.id}`, { actor: 'editor', data: { _status: 'draft' } })

    expect(await findRedirect(`/place/${place.id}`)).toBe(
      `/gate-details?id=${gate.id}&mosqueId=255&mosqueName=Masjid+al-Haram`,
    )
    await app.rest('PATCH', `mosque-gates/${gate.id}`, { actor: 'editor', data: { _status: 'draft' } })
    expect(await findRedirect(`/place/${place.id}`)).toBeNull()
  })
})

describe('a redirect that an editor makes', () => {
  it('should follow the page it leads to, also when that is named by its address', async () => {
    const article = await makeArticle({ slug: 'target' })
    await saveRedirect('/guide/hajj/printed', '/Guide/Umrah/Target?x=1#part')
    await change(article.id, { slug: 'target-two' })
    expect(await findRedirect('/guide/hajj/printed')).toBe('/guide/umrah/target-two')
  })

  it('should lead in one step where another one leads', async () => {
    await saveRedirect('/guide/hajj/b', '/faq')
    expect((await saveRedirect('/guide/hajj/a', '/guide/hajj/b')).status).toBe(201)
    await app.payload.delete({ collection: 'redirects', where: { from: { equals: '/guide/hajj/b' } } })
    expect(await findRedirect('/guide/hajj/a')).toBe('/faq')
  })

  it('should not lead to itself, by whatever way', async () => {
    const [one, two] = [await makeArticle({ slug: 'loop-one' }), await makeArticle({ slug: 'loop-two' })]
    const itself = await saveRedirect('/guide/hajj/a', '/guide/hajj/A/')
    expect(readComplaint(itself)).toMatchObject({ path: 'to.url', message: expect.stringContaining('itself') })
    expect((await saveRedirect('/guide/umrah/loop-one', '/guide/umrah/loop-one')).status).toBe(400)

    // The first leads to the second. A redirect back is a circle once both articles are off the site.
    expect((await saveRedirect(toAddress(one), toAddress(two))).status).toBe(201)
    await change(one.id, { _status: 'draft' })
    await change(two.id, { _status: 'draft' })
    await app.payload.delete({ collection: 'redirects', where: { from: { equals: toAddress(two) } } })
    const answer = await app.rest('POST', 'redirects', {
      actor: 'editor',
      data: {
        from: toAddress(two),
        to: { type: 'reference', reference: { relationTo: 'guide-articles', value: one.id } },
      },
    })
    expect(answer.status).toBe(400)
    expect(readComplaint(answer)).toMatchObject({ path: 'to.reference', message: expect.stringContaining('circle') })
    expect(await findRedirect(toAddress(one))).toBeNull()
  })

  it.each([
    ['javascript:alert(1)', 'public'],
    ['//evil.com', 'public'],
    ['/\\evil.com', 'public'],
    ['https://10.0.0.1/', 'public'],
    ['mailto:a@b.sa', 'public'],
    ['/admin/logout', 'cannot be led'],
    ['/cms/api/users', 'cannot be led'],
    ['/guide/hajj/never-was', 'no page'],
    ['/nonsense', 'no page'],
  ])('should not lead to %s', async (url, message) => {
    const answer = await saveRedirect('/guide/hajj/elsewhere', url)
    expect(answer.status).toBe(400)
    expect(readComplaint(answer)).toMatchObject({ path: 'to.url', message: expect.stringContaining(message) })
  })

  it.each([
    'guide/hajj/x',
    'https://example.org/guide',
    '/faq',
    '/guide/hajj/steps',
    '/guide/view/x',
    '/admin/x',
    '/hello',
  ])('should not begin at %s', async (from) => {
    const answer = await saveRedirect(from, '/places')
    expect(answer.status).toBe(400)
    expect(readComplaint(answer)).toMatchObject({ path: 'from' })
  })

  it('should be told apart from those made by itself, which only the server makes', async () => {
    const article = await makeArticle({ slug: 'mine' })
    await change(article.id, { slug: 'mine-two' })
    const { docs } = await app.payload.find({ collection: 'redirects' })
    expect(docs).toMatchObject([{ from: '/guide/umrah/mine', isAutomatic: true }])

    const to = { type: 'custom', url: '/faq' }
    const answer = await app.rest('PATCH', `redirects/${docs[0]?.id}`, {
      actor: 'editor',
      data: { to, isAutomatic: true },
    })
    expect(answer.body).toMatchObject({ doc: { isAutomatic: false, to } })
    expect((await saveRedirect('/guide/umrah/mine', '/faq')).status).toBe(400)
  })
})

describe('content that links to a page', () => {
  const linkTo = (relationTo: string, value: number) => {
    const text = richText('Read ')
    const [paragraph] = text.root.children
    const fields = { linkType: 'internal', newTab: false, url: null, doc: { relationTo, value } }
    const words = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text: 'the steps', version: 1 }
    const link = {
      type: 'link',
      version: 3,
      direction: 'ltr',
      format: '',
      indent: 0,
      fields,
      children: [words],
      id: 'a1',
    }
    paragraph?.children.push(link as never)
    return text as unknown as GuideArticle['body']
  }
  const hrefIn = async (slug: string) => {
    const [{ findArticle }, { collectLinks }] = await Promise.all([
      import('@/content/articles'),
      import('@/lib/rich-text/links'),
    ])
    return collectLinks(await findArticle('umrah', slug)).map(({ linkType, url }) =>
      linkType === 'custom' ? url : null,
    )
  }

  it('should lead to where the page is now, and nowhere while it is not public', async () => {
    const target = await makeArticle({ slug: 'linked' })
    await makeArticle({ slug: 'linking', body: linkTo('guide-articles', target.id) })
    expect(await hrefIn('linking')).toEqual(['/guide/umrah/linked'])

    await change(target.id, { slug: 'linked-two' })
    expect(await hrefIn('linking')).toEqual(['/guide/umrah/linked-two'])
    await change(target.id, { _status: 'draft' })
    expect(await hrefIn('linking')).toEqual([null])
  })

  it('should keep it from the trash and from deletion, and be named', async () => {
    const target = await makeArticle()
    await makeArticle({ title: 'Pointing', body: linkTo('guide-articles', target.id) })
    await app.payload.updateGlobal({
      slug: 'about',
      data: { intro: linkTo('guide-articles', target.id), _status: 'published' } as never,
    })

    const answers = [
      await change(target.id, trashed()),
      await app.rest('DELETE', `guide-articles/${target.id}`, { actor: 'admin' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    for (const { text } of answers) {
      expect(text).toContain('Guide article “Pointing”')
      expect(text).toContain('the page “About”')
    }
  })
})
