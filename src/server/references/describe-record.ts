import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** Content by its title for an editor, as `Path “To the tower”`, and where the admin edits it. */
export type Reference = { readonly name: string; readonly editPath: string }

export function describeRecord(
  { admin, labels, slug }: SanitizedCollectionConfig,
  doc: Readonly<Record<string, unknown>>,
): Reference {
  const label = typeof labels.singular === 'string' ? labels.singular : slug
  const title = doc[admin.useAsTitle ?? 'id']
  return {
    name: `${label} “${String(title ?? doc.id)}”`,
    editPath: `/collections/${slug}/${String(doc.id)}`,
  }
}

export const describePage = ({ label, slug }: SanitizedGlobalConfig): Reference => ({
  name: `the page “${typeof label === 'string' ? label : slug}”`,
  editPath: `/globals/${slug}`,
})
