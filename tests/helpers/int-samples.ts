/** A rich text of one paragraph, as the editor stores it. */
export const richText = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        children: [{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text, version: 1 }],
      },
    ],
  },
})

/** One red pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

type Sample = Record<string, unknown>

export type SampleContext = {
  /** Different for each call, for what has to be unique. */
  readonly n: string
  readonly locationId: number
  readonly userId: number
  readonly password: string
}

/** Valid data of each collection, without a status. */
export const samples: Readonly<Record<string, (context: SampleContext) => Sample>> = {
  locations: ({ n }) => ({ name: `Place ${n}`, category: 'restaurant', city: 'Makkah' }),
  'mosque-gates': ({ n, locationId }) => ({ name: `Door ${n}`, location: locationId }),
  notices: ({ n }) => ({
    title: `Notice ${n}`,
    concerns: 'all',
    startsAt: new Date().toISOString(),
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    source: { name: 'The guards at the gate' },
  }),
  'guide-articles': ({ n }) => ({
    title: `Article ${n}`,
    summary: 'Two words.',
    body: richText('Body'),
    section: 'hajj',
    slug: `article-${n}`,
  }),
  'faq-groups': ({ n }) => ({
    title: `Group ${n}`,
    slug: `group-${n}`,
    questions: [{ question: 'Where?', answer: richText('There.') }],
  }),
  authorities: ({ n }) => ({
    name: `Body ${n}`,
    description: 'What it does.',
    website: 'https://example.org',
    slug: `body-${n}`,
  }),
  'booking-platforms': ({ n }) => ({
    name: `Platform ${n}`,
    description: 'What it does.',
    website: 'https://example.org',
    slug: `platform-${n}`,
  }),
  facts: ({ n }) => ({
    key: `fact-${n}`,
    label: `Fact ${n}`,
    value: '997',
    source: { title: 'A page', url: 'https://example.org/page' },
    checkedOn: '2026-11-24',
    reviewDueOn: '2026-12-24',
  }),
  'search-words': ({ n }) => ({ terms: `word ${n}`, language: 'en', leadsTo: 'kind', category: 'cafe' }),
  media: ({ n }) => ({ alt: `Picture ${n}`, credit: 'Nobody, public domain' }),
  recommendations: ({ n }) => ({
    kind: 'place',
    title: `Tip ${n}`,
    city: 'Makkah',
    submittedAt: '2026-11-20T10:00:00.000Z',
  }),
  paths: ({ n }) => ({ title: `Path ${n}`, city: 'Makkah', slug: `path-${n}`, steps: [{ title: 'Gate 79' }] }),
  redirects: ({ n }) => ({ from: `/guide/hajj/old-${n}`, to: { type: 'custom', url: '/faq' } }),
  'account-log': ({ n }) => ({ event: `Event ${n}`, actorName: 'Person' }),
  'review-log': ({ n }) => ({
    item: 1,
    itemKind: 'place',
    itemTitle: `Tip ${n}`,
    itemVersion: 2,
    action: 'claim',
    from: 'pending-review',
    to: 'claimed',
  }),
  'street-maps': ({ n }) => ({
    title: `Makkah, version ${n}`,
    city: 'makkah',
    version: n,
    isCurrent: false,
    hash: '0'.repeat(24),
    bytes: 1,
    ways: 1,
    buildings: 0,
  }),
  'import-runs': ({ n }) => ({
    title: `Import ${n}`,
    kind: 'osm',
    source: 'http',
    status: 'failed',
    trigger: 'person',
    dryRun: false,
    confirmed: false,
    attempt: 1,
  }),
  users: ({ n, password }) => ({ name: `Person ${n}`, email: `person-${n}@example.org`, password, roles: ['editor'] }),
  'payload-kv': ({ n }) => ({ key: `key-${n}`, data: {} }),
  'payload-jobs': () => ({ input: {}, queue: 'nothing-runs-this' }),
  'payload-locked-documents': ({ userId }) => ({ globalSlug: 'home', user: { relationTo: 'users', value: userId } }),
  'payload-preferences': ({ n, userId }) => ({
    key: `key-${n}`,
    value: {},
    user: { relationTo: 'users', value: userId },
  }),
  'payload-migrations': ({ n }) => ({ name: `migration-${n}`, batch: 99 }),
}

/** Valid data of each global; `text` shows up in the field that `globalTextOf` reads. */
export const globalSamples: Readonly<Record<string, (text: string) => Sample>> = {
  home: (text) => ({
    heading: text,
    welcome: 'Welcome.',
    tiles: [{ title: 'Places', href: '/places' }],
    independence: 'Free.',
  }),
  about: (text) => ({ intro: richText(text) }),
  contact: (text) => ({ intro: text, supportEmail: 'help@example.org', replyTime: '24 hours', disclaimer: 'None.' }),
  terms: (text) => ({ lastUpdated: text, sections: [{ heading: 'One', body: richText('Text') }] }),
  'emergency-numbers': (text) => ({
    intro: text,
    phoneNumbers: [{ number: '911', name: 'Emergency', description: 'All services.' }],
  }),
  'import-settings': () => ({ monthly: false, day: 17, hour: 3 }),
  'sign-in-settings': () => ({ twoFactorRoles: [] }),
  'site-settings': (text) => ({
    siteName: 'Pilgrim Guide',
    version: '1.0.0',
    tagline: text,
    contentUpdated: 'January 2025',
    footer: 'Footer',
    tour: {
      introTitle: 'Tour',
      introText: 'Eight steps.',
      steps: Array.from({ length: 8 }, (_, index) => ({
        stepId: `step-${index}`,
        title: 'Step',
        description: 'Look here.',
        target: 'main',
        position: 'bottom',
      })),
    },
  }),
}
