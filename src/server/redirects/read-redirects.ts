import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { type AddressedCollection, buildAddress, visitorAddress } from '@/domain/addresses/addresses'
import type { RedirectTable, RedirectTarget } from '@/domain/addresses/redirects'

type Row = {
  readonly from: string
  readonly url: string | null
  readonly collection: AddressedCollection | null
  readonly id: number | null
  readonly section: string | null
  readonly slug: string | null
  readonly mosque_id: number | null
  readonly is_public: boolean | null
}

/**
 * Reads every redirect with the present address of its record. By SQL, because one statement covers four collections
 * and reads what no visitor may: the address of an unpublished record, which is only followed, never shown.
 */
export async function readRedirects(db: Pick<Payload['db']['drizzle'], 'execute'>): Promise<RedirectTable> {
  const { rows } = await db.execute<Row>(sql`
    WITH records AS (
      SELECT 'guide-articles' AS collection, id, section::text, slug, NULL::int AS mosque_id, _status::text, deleted_at
        FROM guide_articles
      UNION ALL SELECT 'paths', id, NULL, slug, NULL, _status::text, deleted_at FROM paths
      UNION ALL SELECT 'mosque-gates', id, NULL, NULL, location_id, _status::text, deleted_at FROM mosque_gates
      UNION ALL SELECT 'locations', id, NULL, NULL, NULL, _status::text, deleted_at FROM locations
        WHERE id IN (SELECT locations_id FROM redirects_rels)
    )
    SELECT r."from", CASE r.to_type WHEN 'custom' THEN r.to_url END AS url,
      t.collection, t.id, t.section, t.slug, t.mosque_id,
      t._status = 'published' AND t.deleted_at IS NULL AS is_public
    FROM redirects r
    LEFT JOIN redirects_rels l ON l.parent_id = r.id AND l.path = 'to.reference' AND r.to_type = 'reference'
    LEFT JOIN records t ON (t.collection, t.id) IN (
      ('guide-articles', l.guide_articles_id), ('paths', l.paths_id),
      ('locations', l.locations_id), ('mosque-gates', l.mosque_gates_id)
    )
  `)
  const targets = rows.map((row) => [row.from, toTarget(row)] as const)
  return Object.fromEntries(targets.flatMap(([from, target]) => (target === null ? [] : [[from, target]])))
}

/** `null` for a redirect whose record has been deleted for good. */
function toTarget({ url, collection, id, section, slug, mosque_id, is_public }: Row): RedirectTarget | null {
  if (url !== null) return { kind: 'address', url }
  const address = collection === null ? null : buildAddress(collection, { id, section, slug })
  if (collection === null || id === null || address === null) return null
  const href = is_public === true ? visitorAddress(address, mosque_id) : null
  return { kind: 'record', collection, id, address, href }
}
