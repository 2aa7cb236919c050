import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { buildAddress } from '@/domain/addresses/addresses'
import { collectAnswers, insertAnswerBodies } from '@/lib/rich-text/answers'
import { factText, mapFacts } from '@/lib/rich-text/facts'
import type { RichTextData } from '@/lib/rich-text/nodes'
import { buildOutline } from '@/lib/rich-text/outline'
import { readRedirects } from '@/server/redirects/read-redirects'

import type { RecordState, Site } from './judge-inside'

type Row = {
  readonly collection: string
  readonly id: number
  readonly section: string | null
  readonly slug: string | null
  readonly state: RecordState
  readonly body: RichTextData | null
}

type FactRow = { readonly id: number; readonly key: string; readonly value: string; readonly unit: string | null }

/** Reads what there is in the guide to link to. By SQL: links may lead to what nobody but staff sees, and only its state leaves this. */
export async function readSite({ db }: Pick<Payload, 'db'>): Promise<Site> {
  const { rows } = await db.drizzle.execute<Row>(sql`
    SELECT collection, id, section, slug, body,
      CASE WHEN deleted_at IS NOT NULL THEN 'trash' WHEN status = 'published' THEN 'public' ELSE 'draft' END AS state
    FROM (
      SELECT 'guide-articles' AS collection, id, section::text, slug, _status::text AS status, deleted_at, body
        FROM guide_articles
      UNION ALL SELECT 'paths', id, NULL, slug, _status::text, deleted_at, NULL FROM paths
      UNION ALL SELECT 'mosque-gates', id, NULL, NULL, _status::text, deleted_at, NULL FROM mosque_gates
      UNION ALL SELECT 'locations', id, NULL, NULL, _status::text, deleted_at, NULL FROM locations
    ) records
  `)
  const facts = await db.drizzle.execute<FactRow>(sql`SELECT id, key, value, unit FROM facts`)
  const merges = await db.drizzle.execute<{ old_id: number }>(sql`
    SELECT old_id FROM place_merges m JOIN locations l ON l.id = m.kept_id
    WHERE l._status = 'published' AND l.deleted_at IS NULL
  `)
  return {
    records: new Map(rows.map((row) => [toKey(row), row.state])),
    recordsByAddress: new Map(
      rows.flatMap((row) => {
        const address = row.slug === null ? null : buildAddress(row.collection, row)
        return address === null ? [] : [[address, toKey(row)] as const]
      }),
    ),
    headings: listHeadings(rows, facts.rows),
    redirects: await readRedirects(db.drizzle),
    mergedPlaces: new Set(merges.rows.map(({ old_id }) => old_id)),
  }
}

const toKey = ({ collection, id }: Row): string => `${collection}/${id}`

/** As the pages have them: with the text of answers, and with the values of facts (`findArticle`). */
function listHeadings(rows: readonly Row[], facts: readonly FactRow[]): Site['headings'] {
  const articles = rows.filter(({ collection, state }) => collection === 'guide-articles' && state === 'public')
  const bodies = new Map(articles.map(({ id, body }) => [id, body]))
  const values = new Map(facts.flatMap((fact) => [fact.key, String(fact.id)].map((name) => [name, factText(fact)])))
  return new Map(
    articles.flatMap((row) => {
      if (row.body === null) return []
      const body = mapFacts(insertAnswers(row.body, bodies, new Set([row.id])), (name) => values.get(name) ?? null)
      return [[toKey(row), new Set(buildOutline(body).headings.map(({ id }) => id))] as const]
    }),
  )
}

function insertAnswers(
  body: RichTextData,
  bodies: ReadonlyMap<number, RichTextData | null>,
  around: ReadonlySet<number>,
): RichTextData {
  if ([...collectAnswers(body)].length === 0) return body
  return insertAnswerBodies(body, (id) => {
    const answer = around.has(id) ? null : bodies.get(id)
    return answer && insertAnswers(answer, bodies, new Set([...around, id]))
  })
}
