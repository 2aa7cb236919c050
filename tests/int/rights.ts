import type { Actor } from '../helpers/int-app'

/**
 * Who may do what, as declared. `rights-matrix.int.test.ts` asserts every cell through REST, GraphQL and the Local API
 * and fails when a collection or global of the config is missing here; docs/security.md shows the same table.
 */

const everyone: readonly Actor[] = ['anonymous', 'switched-off', 'moderator', 'editor', 'admin']
const signedIn: readonly Actor[] = ['switched-off', 'moderator', 'editor', 'admin']
const staff: readonly Actor[] = ['moderator', 'editor', 'admin']
const editors: readonly Actor[] = ['editor', 'admin']
const moderators: readonly Actor[] = ['moderator', 'admin']
const admins: readonly Actor[] = ['admin']
const nobody: readonly Actor[] = []

export const collectionOperations = [
  'read',
  'readDraft',
  'countDrafts',
  'readVersions',
  'create',
  'upload',
  'duplicate',
  'update',
  'bulkUpdate',
  'publish',
  'unpublish',
  'restoreVersion',
  'trash',
  'bulkTrash',
  'untrash',
  'delete',
  'bulkDelete',
  'unlock',
] as const

export type CollectionOperation = (typeof collectionOperations)[number]

export const globalOperations = [
  'read',
  'readDraft',
  'readVersions',
  'update',
  'publish',
  'unpublish',
  'restoreVersion',
] as const

export type GlobalOperation = (typeof globalOperations)[number]

type CollectionRights = {
  readonly rights: Readonly<Partial<Record<CollectionOperation, readonly Actor[]>>>
  /** Names of the GraphQL queries, where there are any; mutations there are none. */
  readonly graphql?: { readonly one: string; readonly many: string }
  /** False where Payload serves no REST endpoints at all. */
  readonly hasRest?: false
}

const content = {
  read: everyone,
  readDraft: staff,
  countDrafts: staff,
  readVersions: staff,
  create: editors,
  duplicate: editors,
  update: editors,
  bulkUpdate: editors,
  publish: editors,
  unpublish: editors,
  restoreVersion: editors,
  trash: editors,
  bulkTrash: editors,
  untrash: editors,
  delete: admins,
  bulkDelete: admins,
} as const

const closed = {
  read: nobody,
  create: nobody,
  duplicate: nobody,
  update: nobody,
  bulkUpdate: nobody,
  delete: nobody,
  bulkDelete: nobody,
} as const

const system = (actors: readonly Actor[]) => ({
  read: actors,
  create: actors,
  duplicate: actors,
  update: actors,
  bulkUpdate: actors,
  delete: actors,
  bulkDelete: actors,
})

export const collectionRights: Readonly<Record<string, CollectionRights>> = {
  locations: { rights: content, graphql: { one: 'Location', many: 'Locations' } },
  'mosque-gates': { rights: content, graphql: { one: 'MosqueGate', many: 'MosqueGates' } },
  notices: { rights: content, graphql: { one: 'Notice', many: 'Notices' } },
  'guide-articles': { rights: content, graphql: { one: 'GuideArticle', many: 'GuideArticles' } },
  'faq-groups': { rights: content, graphql: { one: 'FaqGroup', many: 'FaqGroups' } },
  authorities: { rights: content, graphql: { one: 'Authority', many: 'Authorities' } },
  'booking-platforms': { rights: content, graphql: { one: 'BookingPlatform', many: 'BookingPlatforms' } },
  // A fact has no drafts: a text names it, and that may be public. One cannot be copied, because its key is its own.
  facts: {
    rights: {
      read: everyone,
      readVersions: staff,
      create: editors,
      update: editors,
      bulkUpdate: editors,
      restoreVersion: editors,
      trash: editors,
      bulkTrash: editors,
      untrash: editors,
      delete: admins,
      bulkDelete: admins,
    },
    graphql: { one: 'Fact', many: 'Facts' },
  },
  // No drafts, and a copy would have the same words.
  'search-words': {
    rights: {
      read: everyone,
      readVersions: staff,
      create: editors,
      update: editors,
      bulkUpdate: editors,
      restoreVersion: editors,
      trash: editors,
      bulkTrash: editors,
      untrash: editors,
      delete: admins,
      bulkDelete: admins,
    },
    graphql: { one: 'SearchWord', many: 'SearchWords' },
  },
  media: {
    rights: {
      read: everyone,
      upload: editors,
      update: editors,
      bulkUpdate: editors,
      trash: editors,
      bulkTrash: editors,
      untrash: editors,
      delete: admins,
      bulkDelete: admins,
    },
    graphql: { one: 'Media', many: 'allMedia' },
  },
  paths: { rights: content, graphql: { one: 'Path', many: 'Paths' } },
  // One cannot be copied: two redirects from one address there are none.
  redirects: {
    rights: {
      read: staff,
      create: editors,
      update: editors,
      bulkUpdate: editors,
      delete: editors,
      bulkDelete: editors,
    },
    graphql: { one: 'Redirect', many: 'Redirects' },
  },
  recommendations: { rights: { ...closed, read: moderators, trash: nobody } },
  'review-log': { rights: { ...closed, read: moderators } },
  'import-runs': { rights: { ...closed, read: editors } },
  'street-maps': { rights: { ...closed, read: editors } },
  // An account cannot be copied.
  users: {
    rights: {
      read: admins,
      create: admins,
      update: admins,
      bulkUpdate: admins,
      delete: admins,
      bulkDelete: admins,
      unlock: admins,
    },
  },
  'account-log': { rights: { ...closed, read: admins } },
  'payload-kv': { rights: closed, graphql: { one: 'PayloadKv', many: 'PayloadKvs' } },
  'payload-jobs': { rights: { ...closed, read: admins }, graphql: { one: 'PayloadJob', many: 'PayloadJobs' } },
  'payload-locked-documents': {
    rights: system(signedIn),
    graphql: { one: 'PayloadLockedDocument', many: 'PayloadLockedDocuments' },
  },
  // Each person reaches their own only; the ones tried belong to the administrator.
  'payload-preferences': {
    rights: { read: admins, update: admins, bulkUpdate: admins, bulkDelete: admins },
    graphql: { one: 'PayloadPreference', many: 'PayloadPreferences' },
  },
  'payload-migrations': { rights: system(signedIn), hasRest: false },
}

const page = {
  read: everyone,
  readDraft: staff,
  readVersions: staff,
  update: editors,
  publish: editors,
  unpublish: editors,
  restoreVersion: editors,
} as const

type GlobalRights = {
  readonly rights: Readonly<Partial<Record<GlobalOperation, readonly Actor[]>>>
  /** Name of the GraphQL query, where there is one. */
  readonly graphql?: string
  /** The field that carries the text of `globalSamples`. */
  readonly text: string
  /** What an answer shows where no field holds a text. */
  readonly shows?: string
}

export const globalRights: Readonly<Record<string, GlobalRights>> = {
  home: { rights: page, graphql: 'Home', text: 'heading' },
  about: { rights: page, graphql: 'About', text: 'intro' },
  contact: { rights: page, graphql: 'Contact', text: 'intro' },
  terms: { rights: page, graphql: 'Term', text: 'lastUpdated' },
  'emergency-numbers': { rights: page, graphql: 'EmergencyNumber', text: 'intro' },
  // Settings, not content: no drafts, and nothing for readers.
  'import-settings': { rights: { read: editors, update: editors }, text: 'day', shows: '"day":17' },
  'site-settings': { rights: page, graphql: 'SiteSetting', text: 'tagline' },
  // Of no role: who has it would be held back.
  'sign-in-settings': {
    rights: { read: admins, update: admins },
    text: 'twoFactorRoles',
    shows: '"twoFactorRoles":[]',
  },
}

type Call = {
  readonly method: 'GET' | 'POST'
  readonly target: string
  /** With what each item has beside its number and version. */
  readonly action?: Readonly<Record<string, unknown>> & { readonly action: string; readonly item?: object }
}

const decision = (action: string, rest: object = {}): Call => ({
  method: 'POST',
  target: 'recommendations/review',
  action: { action, ...rest },
})

const settling = (action: string, rest: object = {}): Call => ({
  method: 'POST',
  target: 'recommendations/handed-over',
  action: { action, ...rest },
})

const message = 'In words.'

/** What has no collection's rule: the decisions about submissions. Asserted in `handed-over.int.test.ts`. */
export const reviewRights: Readonly<
  Record<string, { readonly calls: readonly Call[]; readonly what: string; readonly who: readonly Actor[] }>
> = {
  'the review queue': {
    what: 'read; claim, release, edit, approve, reject, spam, merge, hand-over, reopen, undo, erase',
    who: moderators,
    calls: [
      { method: 'GET', target: 'recommendations/queue' },
      ...['claim', 'release', 'approve', 'spam', 'reopen', 'undo', 'erase'].map((action) => decision(action)),
      decision('edit', { item: { edits: {} } }),
      decision('reject', { reason: 'other', message }),
      decision('merge', { item: { into: { kind: 'place', id: 1 } } }),
      decision('hand-over', { message }),
    ],
  },
  'reports handed to the editors': {
    what: 'read; settle, hand-back, undo of the own settle',
    who: editors,
    calls: [
      { method: 'GET', target: 'recommendations/handed-over' },
      settling('settle', { message }),
      settling('hand-back', { message }),
      settling('undo'),
    ],
  },
}

/** REST and GraphQL are for staff; the rules of the table decide among them. */
export const mayKnock = (actor: Actor): boolean => staff.includes(actor)

/** Operations with a column of their own, beside those of the row. */
const TRASH: ReadonlySet<string> = new Set<CollectionOperation>(['trash', 'bulkTrash', 'untrash'])
const FOR_GOOD: ReadonlySet<string> = new Set<CollectionOperation>(['delete', 'bulkDelete'])

/** The table of docs/security.md: a row for each group of operations with the same answer. */
export function rightsAsMarkdown(): string {
  const rows = [...Object.entries(collectionRights), ...Object.entries(globalRights)].flatMap(([slug, { rights }]) => {
    const byActors = new Map<string, string[]>()
    for (const [operation, allowed] of Object.entries(rights)) {
      if (TRASH.has(operation) || FOR_GOOD.has(operation)) continue
      const names = named(allowed)
      byActors.set(names, [...(byActors.get(names) ?? []), operation])
    }
    const allowedIn = (operations: ReadonlySet<string>) =>
      Object.entries(rights).find(([operation]) => operations.has(operation))?.[1]
    const columns = [allowedIn(TRASH), allowedIn(FOR_GOOD)].map((allowed) => (allowed ? named(allowed) : '–'))
    return [...byActors].map(([names, operations], row) =>
      // Trash and deletion are of the record, not of the row: said once.
      ['', `\`${slug}\``, operations.join(', '), names, ...(row === 0 ? columns : ['', '']), ''].join(' | ').trim(),
    )
  })
  const decisions = Object.entries(reviewRights).map(
    ([name, { what, who }]) => `| ${name} | ${what} | ${named(who)} | – | – |`,
  )
  return [
    '| what | operation | who | trash | deletion for good |',
    '|---|---|---|---|---|',
    ...rows,
    ...decisions,
  ].join('\n')
}

function named(allowed: readonly Actor[]): string {
  if (allowed.length === 0) return 'nobody'
  if (allowed === everyone) return 'everyone'
  if (allowed === signedIn) return 'every account'
  return allowed.join(', ')
}
