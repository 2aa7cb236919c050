import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

export type LastImport = {
  readonly title: string
  readonly isFailed: boolean
  /** ISO 8601. */
  readonly at: string
  readonly href: string
}

/** The last import of each source, whether it worked: most run at night. The caller has checked the role. */
export async function loadLastImports(payload: Payload, adminRoute: string): Promise<readonly LastImport[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT DISTINCT ON (kind) id, title, status::text = 'failed' AS failed, coalesce(finished_at, created_at) AS at
    FROM import_runs WHERE dry_run IS NOT TRUE AND status::text IN ('succeeded', 'failed')
    ORDER BY kind, created_at DESC, id DESC
  `)
  return rows.map(({ id, title, failed, at }) => ({
    title,
    isFailed: failed,
    at: new Date(at).toISOString(),
    href: `${adminRoute}/collections/import-runs/${id}`,
  }))
}

type Row = { readonly id: number; readonly title: string; readonly failed: boolean; readonly at: string | Date }
