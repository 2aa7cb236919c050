import type { CollectionConfig, Config, GlobalConfig, Plugin } from 'payload'

type Entity = CollectionConfig | GlobalConfig

type Changes = {
  /** Which of them; all where nothing is said. */
  readonly which?: (entity: Entity) => boolean
  readonly collection?: (collection: CollectionConfig) => CollectionConfig
  readonly global?: (global: GlobalConfig) => GlobalConfig
}

/** A plugin that changes collections and pages that exist once, so that new ones are covered, too. */
export const changeEach = ({ which = () => true, collection, global }: Changes): Plugin => {
  const changed = <One extends Entity>(all: One[] | undefined, change: ((entity: One) => One) | undefined) =>
    change === undefined ? all : all?.map((entity) => (which(entity) ? change(entity) : entity))
  return (config: Config): Config => ({
    ...config,
    collections: changed(config.collections, collection),
    globals: changed(config.globals, global),
  })
}

/** With further hooks, which run after those that are there, or before them. */
export function withHooks<One extends Entity>(
  entity: One,
  added: NonNullable<One['hooks']>,
  place: 'after' | 'before' = 'after',
): One {
  const hooks: Record<string, unknown> = { ...entity.hooks }
  for (const [name, list] of Object.entries(added as Record<string, unknown[]>)) {
    const present = (hooks[name] ?? []) as unknown[]
    hooks[name] = place === 'after' ? [...present, ...list] : [...list, ...present]
  }
  return { ...entity, hooks }
}
