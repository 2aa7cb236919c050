import type { CollectionConfig, Config, Field, GlobalConfig, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

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

/** Lets everything that has drafts be scheduled, and shows what is. A plugin, so that new collections are covered, too. */
export const offerScheduling: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...addScheduling(collection),
    ...(hasDraftsEnabled(collection) && collection.admin?.defaultColumns
      ? { admin: { ...collection.admin, defaultColumns: [...collection.admin.defaultColumns, 'scheduled'] } }
      : {}),
  })),
  globals: config.globals?.map(addScheduling),
})

function addScheduling<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const { versions, fields } = entity
  if (typeof versions !== 'object' || !hasDraftsEnabled(entity)) return entity
  const drafts = typeof versions.drafts === 'object' ? versions.drafts : {}
  return {
    ...entity,
    versions: { ...versions, drafts: { ...drafts, schedulePublish: true } },
    fields: [scheduledField, ...fields],
  }
}
