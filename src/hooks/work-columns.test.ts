import type { CollectionConfig, Config } from 'payload'
import { describe, expect, it } from 'vitest'

import { workColumns } from './work-columns'

const columns = async (collection: Partial<CollectionConfig>) => {
  // As much of a configuration as the plugin reads.
  const config = await workColumns({ collections: [{ fields: [], ...collection }] } as unknown as Config)
  return config.collections?.[0]?.admin?.defaultColumns
}
const admin = { defaultColumns: ['title'] }

describe('the columns of a list', () => {
  it('should be its own and those of the work', async () => {
    expect(await columns({ slug: 'paths', admin, versions: { drafts: true } })).toEqual([
      'title',
      'provenance.checkedOn',
      'provenance.reviewDueOn',
      '_status',
      'updatedAt',
      'provenance.source',
    ])
    expect(await columns({ slug: 'guide-articles', admin, versions: { drafts: true } })).toEqual([
      'title',
      'checkedOn',
      'reviewDueOn',
      '_status',
      'updatedAt',
      'sources',
    ])
  })

  it('should have no state where there are no drafts', async () => {
    expect(await columns({ slug: 'facts', admin, versions: { drafts: false } })).toEqual([
      'title',
      'checkedOn',
      'reviewDueOn',
      'updatedAt',
      'source.title',
    ])
  })

  it('should be its own alone where nothing is compared with a source', async () => {
    expect(await columns({ slug: 'redirects', admin })).toEqual(['title'])
  })
})
