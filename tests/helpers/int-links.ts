import type { Authority } from '@/payload-types'

import type { App } from './int-app'
import { samples } from './int-samples'

let count = 0

export const makeAuthority = (app: App, data: Partial<Authority> = {}): Promise<Authority> => {
  const n = `l${(count += 1)}`
  return app.payload.create({
    collection: 'authorities',
    draft: data._status === 'draft',
    user: app.users.editor,
    data: {
      name: `Office ${n}`,
      description: 'What it does.',
      website: 'https://office.example.org/fine',
      slug: `office-${n}`,
      order: 1,
      _status: 'published',
      ...data,
    },
  })
}

export const makeArticle = (app: App, data: object = {}) => {
  const n = `l${(count += 1)}`
  const sample = samples['guide-articles']?.({ n, locationId: 0, userId: 0, password: '' })
  return app.payload.create({
    collection: 'guide-articles',
    data: {
      ...sample,
      title: `Article ${n}`,
      slug: `article-${n}`,
      section: 'umrah',
      _status: 'published',
      ...data,
    } as never,
    user: app.users.editor,
  })
}

const node = (type: string, more: object) => ({ type, version: 1, format: '', indent: 0, direction: 'ltr', ...more })

const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })

/** One sentence with a link. */
const bodyWith = (fields: object) => ({
  root: node('root', {
    children: [
      node('paragraph', {
        textFormat: 0,
        textStyle: '',
        children: [
          words('Before. Ask '),
          node('link', {
            id: '65a000000000000000000001',
            fields: { newTab: false, ...fields },
            children: [words('there')],
          }),
          words(' first. After.'),
        ],
      }),
    ],
  }),
})

export const toRecord = (relationTo: string, value: number, anchor?: string) =>
  bodyWith({ linkType: 'internal', doc: { relationTo, value }, ...(anchor && { anchor }) })
export const toAddress = (url: string) => bodyWith({ linkType: 'custom', url })

/** Every address that the checks know, by its path, and what they say of it. */
export const readLinkStates = async (app: App) =>
  Object.fromEntries(
    (
      await app.payload.db.pool.query<{ address: string; state: string }>(
        'SELECT address, state FROM checked_links ORDER BY address',
      )
    ).rows.map(({ address, state }) => [new URL(address).pathname, state]),
  )

/** No link is known, and no text has one. */
export async function forgetLinks(app: App): Promise<void> {
  await app.forgetTries()
  await app.payload.db.pool.query('TRUNCATE checked_links')
  for (const collection of ['authorities', 'guide-articles', 'facts'] as const) {
    await app.payload.delete({ collection, where: {}, trash: true })
  }
}
