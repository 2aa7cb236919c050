import type { AdminViewServerProps, SanitizedCollectionConfig } from 'payload'

import { GuardedPage } from './guarded-page'
import { NewRecordForm } from './new-record/new-record-form'

/** The page /admin/collections/…/create of what saves itself: nothing is stored before it has a title. */
export function NewRecord(view: AdminViewServerProps) {
  const { collectionConfig, req } = view.initPageResult
  const { routes } = req.payload.config
  if (collectionConfig === undefined) return null
  const { slug } = collectionConfig
  const name = nameOne(collectionConfig)
  return (
    <GuardedPage
      view={view}
      path={`/collections/${slug}/create`}
      title={`New ${name}`}
      roles={['admin', 'editor']}
      refusal="Editors and administrators write here."
      render={() => (
        <NewRecordForm
          heading={`New ${name}`}
          titleField={collectionConfig.admin.useAsTitle ?? 'title'}
          action={`${routes.api}/${slug}?draft=true&depth=0`}
          list={`${routes.admin}/collections/${slug}`}
        />
      )}
    />
  )
}

const nameOne = ({ labels, slug }: SanitizedCollectionConfig): string =>
  typeof labels.singular === 'string' ? labels.singular.toLowerCase() : slug
