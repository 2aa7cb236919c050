import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { Route } from 'next'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'

import Link from '@/ui/controls/link'

import { momentLabel } from './imports/labels'
import styles from './version-list.module.css'

/** More than any collection stores. */
const MOST_VERSIONS = 100

type Version = {
  readonly id: number | string
  readonly autosave?: boolean
  readonly latest?: boolean
  readonly updatedAt: string
  readonly version: { readonly _status?: string | null; readonly lastSave?: { readonly by?: string | null } | null }
}

/** The versions of a document or page, newest first, with who has made each; Payload's own list has no place for that. */
export async function VersionList({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const entity = collectionConfig ?? globalConfig
  if (entity === undefined) return null
  const versions = await loadVersions(initPageResult)
  const isTrashed = routeSegments[2] === 'trash'
  const base = collectionConfig
    ? (['collections', entity.slug, ...(isTrashed ? ['trash'] : []), String(docID)] as const)
    : (['globals', entity.slug] as const)
  const adminRoute = req.payload.config.routes.admin
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? entity.slug}
        view={req.i18n.t('version:versions')}
      />
      <main className={styles.versions}>
        <Gutter>
          {versions.length === 0 ? (
            <p>Nothing has been saved yet.</p>
          ) : (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Saved (Makkah time)</th>
                  <th scope="col">By</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {versions.map((version) => (
                  <tr key={version.id}>
                    <td>
                      <Link
                        href={
                          formatAdminURL({
                            adminRoute,
                            path: `/${[...base, 'versions', version.id].join('/')}`,
                          }) as Route
                        }
                      >
                        {momentLabel(version.updatedAt)}
                      </Link>
                    </td>
                    <td>{version.version.lastSave?.by ?? 'Not recorded'}</td>
                    <td>{describeState(version)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Gutter>
      </main>
    </>
  )
}

async function loadVersions({
  collectionConfig,
  docID,
  globalConfig,
  req,
}: DocumentViewServerProps['initPageResult']): Promise<readonly Version[]> {
  const query = {
    depth: 0,
    limit: MOST_VERSIONS,
    sort: '-updatedAt',
    req,
    user: req.user,
    overrideAccess: false,
  } as const
  if (collectionConfig === undefined) {
    const { docs } = await req.payload.findGlobalVersions({ slug: globalConfig?.slug as GlobalSlug, ...query })
    return docs as readonly Version[]
  }
  const where: Where = { parent: { equals: docID } }
  const collection = collectionConfig.slug as CollectionSlug
  const { docs } = await req.payload.findVersions({ collection, where, trash: true, ...query })
  return docs as readonly Version[]
}

function describeState({ autosave, latest, version }: Version): string {
  // What has no drafts has no status either, and is public as soon as it is saved.
  const status = version._status === 'draft' ? 'Draft' : 'Published'
  return [status, ...(autosave ? ['saved while writing'] : []), ...(latest ? ['newest'] : [])].join(', ')
}
