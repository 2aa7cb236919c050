import type { CollectionConfig, Config, Field, GlobalConfig, Plugin } from 'payload'

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

/**
 * Keeps what is written in the admin on the device until it is saved, wherever there are versions: in texts. Not accounts
 * and submissions, which are about people. A plugin, so that new collections and pages are covered, too.
 */
export const keepUnsaved: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(addField),
  globals: config.globals?.map(addField),
})

const addField = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity =>
  entity.versions ? { ...entity, fields: [keepWordsField, ...entity.fields] } : entity
