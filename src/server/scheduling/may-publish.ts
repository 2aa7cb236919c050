import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'

import type { Target } from './scheduled-change'

/** The configuration of a target that can be scheduled; `null` where the slug that was sent names none. */
export function findConfig(
  { payload }: Pick<PayloadRequest, 'payload'>,
  target: Target,
): SanitizedCollectionConfig | SanitizedGlobalConfig | null {
  const config =
    'global' in target
      ? payload.config.globals.find(({ slug }) => slug === target.global)
      : payload.config.collections.find(({ slug }) => slug === target.collection)
  return config !== undefined && hasScheduledPublishEnabled(config) ? config : null
}

/** Who may publish may schedule, and take back what is scheduled. */
export async function mayPublish(req: PayloadRequest, target: Target): Promise<boolean> {
  const config = findConfig(req, target)
  if (config === null) return false
  const id = 'global' in target ? {} : { id: target.id }
  // Only a plain yes: a rule by record is judged again when the change is carried out.
  return (await config.access.update({ req, data: { _status: 'published' }, ...id })) === true
}
