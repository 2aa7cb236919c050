import { describe, expect, it } from 'vitest'

import { judgeInside, type Site } from './judge-inside'

const site: Site = {
  records: new Map([
    ['guide-articles/1', 'public'],
    ['guide-articles/2', 'draft'],
    ['guide-articles/3', 'trash'],
    ['mosque-gates/79', 'public'],
    ['locations/255', 'public'],
    ['locations/9', 'draft'],
    ['paths/4', 'public'],
  ]),
  recordsByAddress: new Map([
    ['/guide/hajj/hajj-steps', 'guide-articles/1'],
    ['/guide/umrah/umrah-steps', 'guide-articles/2'],
    ['/recommendations/paths/to-the-tower', 'paths/4'],
  ]),
  headings: new Map([['guide-articles/1', new Set(['tawaf'])]]),
  redirects: { '/guide/hajj/old-name': { kind: 'address', url: '/guide/hajj/hajj-steps' } },
  mergedPlaces: new Set([8]),
}

describe('a link inside the guide', () => {
  it.each([
    '/',
    '/places',
    '/Places/',
    '/places?category=Restaurant',
    '/profile',
    '/map?filter=food',
    '/gate-details?id=79',
    '/gate-details?mosqueId=255&id=79',
    '/directory/makkah',
    '/directory/print',
    '/guide/hajj/hajj-steps',
    '/guide/hajj/hajj-steps#tawaf',
    '/guide/hajj/hajj-steps#sources',
    '/guide/hajj/hajj-steps/day-8',
    '/guide/hajj/conditions/',
    '/guide/hajj/old-name',
    '/guide/hajj/planner',
    '/place/255',
    '/place/8',
    '/recommendations/paths/to-the-tower',
    '/api/notices/atom',
    '/faq#anything',
    'guide-articles/1',
    'guide-articles/1#tawaf',
    'locations/8',
    'mosque-gates/79',
  ])('should lead somewhere: %s', (target) => {
    // The article of an alias.
    const aliased = new Map([...site.recordsByAddress, ['/guide/hajj/hajj-conditions', 'guide-articles/1']])

    expect(judgeInside(target, { ...site, recordsByAddress: aliased })).toBeNull()
  })

  it.each([
    ['/nowhere', 'no such page'],
    ['/guide/hajj/nothing', 'no such page'],
    ['/guide/hajj/hajj-steps#sai', 'no part “sai”'],
    ['/guide/umrah/umrah-steps', 'not published'],
    ['/guide/umrah-steps', 'not published'],
    ['/guide/umrah/umrah-steps/day-8', 'not published'],
    ['/place/9', 'not published'],
    ['/place/10', 'deleted'],
    ['/gate-details?id=80', 'deleted'],
    ['/gates?mosque=other', 'no such page'],
    ['/directory/nowhere', 'no such page'],
    ['/recommendations/paths/other', 'no such page'],
    ['guide-articles/1#sai', 'no part “sai”'],
    ['guide-articles/2', 'not published'],
    ['guide-articles/3', 'in the trash'],
    ['guide-articles/4', 'deleted'],
  ])('should lead nowhere: %s', (target, why) => {
    expect(judgeInside(target, site)).toContain(why)
  })
})
