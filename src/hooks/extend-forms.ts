import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { isCheckedKind } from '@/domain/publishing/next-review'

import { changeEach } from './change-each'

/** What the CMS asks of those who leave a form by a link. */
export const UNSAVED_STAYS =
  'Your changes have not been saved. Texts stay on this device, and are offered to you when you open the entry again.'

/** Above the other fields; stores nothing in the database. */
const keepWordsField: Field = {
  name: 'unsaved',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/KeepWords#KeepWords' },
  },
}

/** Shows what is scheduled, in the sidebar of a record and in the list; stores nothing. */
const scheduledField: Field = {
  name: 'scheduled',
  label: 'Scheduled',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '@/admin/ScheduledField#ScheduledField', Cell: '@/admin/ScheduledCell#ScheduledCell' },
  },
}

/** What the rules of the content find while it is written; stores nothing. */
const writingField = (kind: string, isPage: boolean): Field => ({
  name: 'writing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: { path: '@/admin/WritingChecks#WritingChecks', serverProps: { kind, isPage } } },
  },
})

const controls = {
  PublishButton: '@/admin/PublishKnowingly#PublishKnowingly',
  Status: '@/admin/RecordStatus#RecordStatus',
} as const

const addVersionList = <Views extends { edit?: object }>(views: Views | undefined) => ({
  ...views,
  edit: { ...views?.edit, versions: { Component: '@/admin/VersionList#VersionList' } },
})

/**
 * Our parts in the forms of all that has versions, which are texts, not accounts and submissions: what is written is kept on
 * the device until it is saved, and each version has its author. What has drafts can be scheduled, too, and has our own
 * controls of what is public.
 */
export const extendForms: Plugin = changeEach({
  which: ({ versions }) => Boolean(versions),
  collection: ({ admin, ...collection }) => {
    const { components, defaultColumns } = admin ?? {}
    const hasDrafts = hasDraftsEnabled(collection)
    return {
      ...extend<CollectionConfig>(collection, false),
      admin: {
        ...admin,
        ...(hasDrafts && defaultColumns && { defaultColumns: [...defaultColumns, 'scheduled'] }),
        components: {
          ...components,
          ...(hasDrafts && { edit: { ...components?.edit, ...controls } }),
          views: addVersionList(components?.views),
        },
      },
    }
  },
  global: ({ admin, ...global }) => {
    const { components } = admin ?? {}
    return {
      ...extend<GlobalConfig>(global, true),
      admin: {
        ...admin,
        components: {
          ...components,
          ...(hasDraftsEnabled(global) && { elements: { ...components?.elements, ...controls } }),
          views: addVersionList(components?.views),
        },
      },
    }
  },
})

function extend<Entity extends CollectionConfig | GlobalConfig>(entity: Entity, isPage: boolean): Entity {
  const { fields, slug, versions } = entity
  const writing = writingField(slug, isPage)
  if (typeof versions !== 'object' || !hasDraftsEnabled(entity))
    return { ...entity, fields: [keepWordsField, ...(isCheckedKind(slug) ? [writing] : []), ...fields] }
  const drafts = typeof versions.drafts === 'object' ? versions.drafts : {}
  return {
    ...entity,
    versions: { ...versions, drafts: { ...drafts, schedulePublish: true } },
    fields: [keepWordsField, scheduledField, writing, ...fields],
  }
}
