import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * As `note_content_change` was, and it says as well what readers saw before the statement and see no more after it: the
 * tags of rows that were public, less those the same row has while it stays public, behind `withdrawn:`. A row is public
 * when it is published and not in the trash, as far as its table knows either. Asked of columns and not of JSON, because
 * an import changes ten thousand rows at once.
 */
const NOTE_WITHDRAWALS = `
  CREATE OR REPLACE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    source text := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT to_jsonb(n) AS r FROM new_rows n'
      WHEN 'DELETE' THEN 'SELECT to_jsonb(o) AS r FROM old_rows o'
      ELSE 'SELECT to_jsonb(n) AS r FROM new_rows n UNION ALL SELECT to_jsonb(o) FROM old_rows o'
    END;
    known text[] := ARRAY(
      SELECT attname::text FROM pg_attribute WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped
    );
    key text := CASE WHEN 'id' = ANY (known) THEN 'id' ELSE TG_ARGV[2] END;
    was_public text := 'true'
      || CASE WHEN '_status' = ANY (known) THEN ' AND o._status = ''published''' ELSE '' END
      || CASE WHEN 'deleted_at' = ANY (known) THEN ' AND o.deleted_at IS NULL' ELSE '' END;
    stays text := format('SELECT FROM new_rows n WHERE n.%1$I = o.%1$I AND ', key) || replace(was_public, ' o.', ' n.');
    touched jsonb[];
    found text[];
    gone text[] := '{}';
    more text[];
    is_gone boolean;
  BEGIN
    EXECUTE format(
      'SELECT array_agg(r) FROM (SELECT r FROM (%s) s WHERE coalesce(r->>''_status'', ''published'') = ''published'' LIMIT 201) few',
      source
    ) INTO touched;
    IF touched IS NULL THEN RETURN NULL; END IF;
    IF TG_OP <> 'INSERT' THEN
      EXECUTE format(
        'SELECT EXISTS (SELECT FROM old_rows o WHERE %s%s)',
        was_public, CASE TG_OP WHEN 'UPDATE' THEN format(' AND NOT EXISTS (%s)', stays) ELSE '' END
      ) INTO is_gone;
      IF is_gone THEN gone := ARRAY[TG_ARGV[0]]; END IF;
      FOR i IN 1 .. (TG_NARGS - 1) / 2 LOOP
        EXECUTE format(
          'SELECT array_agg(tag) FROM (SELECT DISTINCT %1$L || o.%2$I::text AS tag FROM old_rows o WHERE %3$s AND o.%2$I IS NOT NULL%4$s LIMIT 201) few',
          TG_ARGV[2 * i - 1], TG_ARGV[2 * i], was_public,
          CASE TG_OP WHEN 'UPDATE' THEN format(' AND NOT EXISTS (%1$s AND n.%2$I = o.%2$I)', stays, TG_ARGV[2 * i]) ELSE '' END
        ) INTO more;
        gone := gone || coalesce(more, '{}');
      END LOOP;
    END IF;
    IF cardinality(touched) > 200 THEN
      found := ARRAY['everything'];
      IF cardinality(gone) > 0 THEN gone := ARRAY['everything']; END IF;
    ELSE
      found := ARRAY[TG_ARGV[0]];
      FOR i IN 1 .. (TG_NARGS - 1) / 2 LOOP
        found := found || (
          SELECT coalesce(array_agg(DISTINCT TG_ARGV[2 * i - 1] || (r->>TG_ARGV[2 * i])), '{}')
          FROM unnest(touched) AS t(r) WHERE r->>TG_ARGV[2 * i] IS NOT NULL
        );
      END LOOP;
    END IF;
    found := found || ARRAY(SELECT DISTINCT 'withdrawn:' || tag FROM unnest(gone) AS tag);
    INSERT INTO content_changes (tags, writer) VALUES (found, current_setting('application_name'));
    PERFORM pg_notify('pilgrim_guide_content', '');
    RETURN NULL;
  END $$`

const BEFORE = `
  CREATE OR REPLACE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    source text := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT to_jsonb(n) AS r FROM new_rows n'
      WHEN 'DELETE' THEN 'SELECT to_jsonb(o) AS r FROM old_rows o'
      ELSE 'SELECT to_jsonb(n) AS r FROM new_rows n UNION ALL SELECT to_jsonb(o) FROM old_rows o'
    END;
    touched jsonb[];
    found text[];
  BEGIN
    EXECUTE format(
      'SELECT array_agg(r) FROM (SELECT r FROM (%s) s WHERE coalesce(r->>''_status'', ''published'') = ''published'' LIMIT 201) few',
      source
    ) INTO touched;
    IF touched IS NULL THEN RETURN NULL; END IF;
    IF cardinality(touched) > 200 THEN
      found := ARRAY['everything'];
    ELSE
      found := ARRAY[TG_ARGV[0]];
      FOR i IN 1 .. (TG_NARGS - 1) / 2 LOOP
        found := found || (
          SELECT coalesce(array_agg(DISTINCT TG_ARGV[2 * i - 1] || (r->>TG_ARGV[2 * i])), '{}')
          FROM unnest(touched) AS t(r) WHERE r->>TG_ARGV[2 * i] IS NOT NULL
        );
      END LOOP;
    END IF;
    INSERT INTO content_changes (tags, writer) VALUES (found, current_setting('application_name'));
    PERFORM pg_notify('pilgrim_guide_content', '');
    RETURN NULL;
  END $$`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(NOTE_WITHDRAWALS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(BEFORE))
}
