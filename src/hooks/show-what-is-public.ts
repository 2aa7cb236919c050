import type { CollectionConfig, Config, GlobalConfig, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

const controls = {
  PublishButton: '@/admin/PublishKnowingly#PublishKnowingly',
  Status: '@/admin/RecordStatus#RecordStatus',
} as const

/** Gives the forms of everything that has drafts our own controls of what is public. A plugin, so that new ones have them, too. */
export const showWhatIsPublic: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDraftsEnabled(collection) ? addToCollection(collection) : collection,
  ),
  globals: config.globals?.map((global) => (hasDraftsEnabled(global) ? addToGlobal(global) : global)),
})

function addToCollection({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const { components } = admin ?? {}
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components?.edit, ...controls } } },
  }
}

function addToGlobal({ admin, ...global }: GlobalConfig): GlobalConfig {
  const { components } = admin ?? {}
  return {
    ...global,
    admin: { ...admin, components: { ...components, elements: { ...components?.elements, ...controls } } },
  }
}
