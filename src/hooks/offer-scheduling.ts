import type { CollectionConfig, Config, Field, GlobalConfig, Plugin } from 'payload'

/** Shows what is scheduled on the record and in the list; stores nothing. */
const scheduledField: Field = {
  name: 'scheduled',
  label: 'Scheduled',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '@/admin/ScheduledField#ScheduledField', Cell: '@/admin/ScheduledCell#ScheduledCell' },
  },
}

/** Everything that has drafts can be scheduled, and shows what is. A plugin, so that a new collection has it at once. */
export const offerScheduling: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...offered(collection),
    ...(hasDrafts(collection) && collection.admin?.defaultColumns
      ? { admin: { ...collection.admin, defaultColumns: [...collection.admin.defaultColumns, 'scheduled'] } }
      : {}),
  })),
  globals: config.globals?.map(offered),
})

function offered<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const { versions, fields } = entity
  if (typeof versions !== 'object' || !versions.drafts) return entity
  const drafts = typeof versions.drafts === 'object' ? versions.drafts : {}
  return {
    ...entity,
    versions: { ...versions, drafts: { ...drafts, schedulePublish: true } },
    fields: [scheduledField, ...fields],
  }
}

const hasDrafts = ({ versions }: CollectionConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)
