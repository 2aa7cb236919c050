import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload does not write. Notes which cache tags a statement touched, in its own transaction, and wakes who listens
 * when that commits. Its arguments: the tag of the list, then a prefix and a column for each kind of tag that names one
 * record. Drafts are not noted. Of more than two hundred records the note is that everything has changed. What readers saw
 * before the statement and see no more after it stands behind `withdrawn:`: the tags of rows that were public, less those
 * the same row has while it stays public. A row is public when it is published and not in the trash, as far as its table
 * knows either. Asked of columns and not of JSON, because an import changes ten thousand rows at once.
 */
const NOTE_CONTENT_CHANGE = `
  CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
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

/**
 * Lets a statement that stores a submission call itself off while it runs, so that storing and counting need no
 * transaction of several statements: see src/server/submissions/store-submission.ts. The seconds to wait go in DETAIL.
 */
const REFUSE_SUBMISSION = `
  CREATE FUNCTION refuse_submission(code text, seconds integer) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The submission is refused' USING ERRCODE = code, DETAIL = seconds::text;
    END
    $$`

/** The order of `src/lib/text/name-order.ts` for statements that read one page of a list. */
const NAME_ORDER = `
  CREATE COLLATION name_order (provider = icu, locale = 'en-u-kn-true-ks-level1', deterministic = false)`

/**
 * Ids 255 and 239 belong to the two mosques (spec §3, §9) and are written by hand, which does not move the sequence:
 * without this the 239th place would fail. New places start at 1001.
 */
const RESERVE_MOSQUE_IDS = `SELECT setval('locations_id_seq', 1000)`

const transitions = {
  INSERT: 'NEW TABLE AS new_rows',
  UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  DELETE: 'OLD TABLE AS old_rows',
} as const

/** Arguments of `note_content_change` by table, as in src/server/cache/tags.ts. */
const noted: Readonly<Record<string, readonly string[]>> = {
  locations: ['locations', 'location:', 'id'],
  place_merges: ['locations', 'location:', 'old_id', 'location:', 'kept_id'],
  mosque_gates: ['gates', 'gate:', 'id', 'location:', 'location_id'],
  guide_articles: ['articles', 'article:', 'slug'],
  paths: ['paths', 'path:', 'slug'],
  facts: ['facts', 'fact:', 'id', 'fact:', 'key'],
  street_maps: ['streets'],
  faq_groups: ['faq'],
  authorities: ['authorities'],
  booking_platforms: ['bookings'],
  redirects: ['redirects'],
  media: ['everything'],
  home: ['home'],
  about: ['about'],
  contact: ['contact'],
  terms: ['terms'],
  emergency_numbers: ['emergency'],
  site_settings: ['settings'],
}

function* writtenByHand(): Generator<string> {
  yield* [NOTE_CONTENT_CHANGE, REFUSE_SUBMISSION, NAME_ORDER, RESERVE_MOSQUE_IDS]
  for (const [table, args] of Object.entries(noted)) {
    for (const [event, rows] of Object.entries(transitions)) {
      yield `CREATE TRIGGER note_${event.toLowerCase()} AFTER ${event} ON "${table}" REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('${args.join("', '")}')`
    }
  }
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_locations_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'help point', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'camp zone', 'stop', 'pedestrian road');
  CREATE TYPE "public"."enum_locations_city" AS ENUM('Makkah', 'Madinah', 'Jeddah', 'Outside the cities');
  CREATE TYPE "public"."enum_locations_wheelchair" AS ENUM('yes', 'limited', 'no', 'unknown');
  CREATE TYPE "public"."enum_locations_women_area" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_locations_prayer_area" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_locations_confidence" AS ENUM('high', 'medium', 'low');
  CREATE TYPE "public"."enum_locations_origin" AS ENUM('editor', 'osm', 'community');
  CREATE TYPE "public"."enum_locations_name_basis" AS ENUM('transliterated');
  CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_version_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'help point', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'camp zone', 'stop', 'pedestrian road');
  CREATE TYPE "public"."enum__locations_v_version_city" AS ENUM('Makkah', 'Madinah', 'Jeddah', 'Outside the cities');
  CREATE TYPE "public"."enum__locations_v_version_wheelchair" AS ENUM('yes', 'limited', 'no', 'unknown');
  CREATE TYPE "public"."enum__locations_v_version_women_area" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__locations_v_version_prayer_area" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__locations_v_version_confidence" AS ENUM('high', 'medium', 'low');
  CREATE TYPE "public"."enum__locations_v_version_origin" AS ENUM('editor', 'osm', 'community');
  CREATE TYPE "public"."enum__locations_v_version_name_basis" AS ENUM('transliterated');
  CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mosque_gates_kind" AS ENUM('main_gate', 'gate', 'door', 'bridge', 'stairs', 'escalator', 'courtyard_gate', 'inner_gate');
  CREATE TYPE "public"."enum_mosque_gates_is_major" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_mosque_gates_women_only" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_mosque_gates_is_entrance" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_mosque_gates_is_exit" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_mosque_gates_is_wheelchair_accessible" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_mosque_gates_confidence" AS ENUM('high', 'medium', 'low');
  CREATE TYPE "public"."enum_mosque_gates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mosque_gates_v_version_kind" AS ENUM('main_gate', 'gate', 'door', 'bridge', 'stairs', 'escalator', 'courtyard_gate', 'inner_gate');
  CREATE TYPE "public"."enum__mosque_gates_v_version_is_major" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__mosque_gates_v_version_women_only" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__mosque_gates_v_version_is_entrance" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__mosque_gates_v_version_is_exit" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__mosque_gates_v_version_is_wheelchair_accessible" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__mosque_gates_v_version_confidence" AS ENUM('high', 'medium', 'low');
  CREATE TYPE "public"."enum__mosque_gates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guide_articles_section" AS ENUM('umrah', 'hajj', 'more');
  CREATE TYPE "public"."enum_guide_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guide_articles_v_version_section" AS ENUM('umrah', 'hajj', 'more');
  CREATE TYPE "public"."enum__guide_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_authorities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authorities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_booking_platforms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__booking_platforms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_paths_steps_category" AS ENUM('Location', 'Gate', 'Restaurant', 'Prayer', 'Transportation', 'Rest', 'Activity', 'Other');
  CREATE TYPE "public"."enum_paths_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  CREATE TYPE "public"."enum_paths_origin" AS ENUM('editor', 'community');
  CREATE TYPE "public"."enum_paths_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__paths_v_version_steps_category" AS ENUM('Location', 'Gate', 'Restaurant', 'Prayer', 'Transportation', 'Rest', 'Activity', 'Other');
  CREATE TYPE "public"."enum__paths_v_version_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  CREATE TYPE "public"."enum__paths_v_version_origin" AS ENUM('editor', 'community');
  CREATE TYPE "public"."enum__paths_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_recommendations_steps_category" AS ENUM('Location', 'Gate', 'Restaurant', 'Prayer', 'Transportation', 'Rest', 'Activity', 'Other');
  CREATE TYPE "public"."enum_recommendations_status" AS ENUM('pending-review', 'claimed', 'with-editor', 'approved', 'rejected', 'spam', 'duplicate');
  CREATE TYPE "public"."enum_recommendations_kind" AS ENUM('place', 'path', 'report', 'confirmation');
  CREATE TYPE "public"."enum_recommendations_city" AS ENUM('Makkah', 'Madinah', 'Jeddah');
  CREATE TYPE "public"."enum_recommendations_place_category" AS ENUM('Restaurant', 'Cafe', 'Attraction', 'Shopping', 'Prayer room', 'Other');
  CREATE TYPE "public"."enum_recommendations_place_site_category" AS ENUM('holy site', 'restaurant', 'shopping', 'tourist attraction', 'toilets', 'cafe', 'hotel', 'hospital', 'help point', 'pharmacy', 'healthcare', 'transportation', 'prayer place', 'prayer room', 'services', 'camp zone', 'stop', 'pedestrian road');
  CREATE TYPE "public"."enum_recommendations_report_target" AS ENUM('place', 'gate');
  CREATE TYPE "public"."enum_recommendations_report_field" AS ENUM('name', 'arabicName', 'number', 'position', 'address', 'hours', 'phone', 'website', 'wheelchair', 'closed', 'other');
  CREATE TYPE "public"."enum_review_log_item_kind" AS ENUM('place', 'path', 'report', 'confirmation');
  CREATE TYPE "public"."enum_review_log_action" AS ENUM('claim', 'release', 'expire', 'edit', 'approve', 'reject', 'spam', 'merge', 'reopen', 'undo', 'erase', 'hand-over', 'settle', 'hand-back');
  CREATE TYPE "public"."enum_review_log_from" AS ENUM('pending-review', 'claimed', 'with-editor', 'approved', 'rejected', 'spam', 'duplicate');
  CREATE TYPE "public"."enum_review_log_to" AS ENUM('pending-review', 'claimed', 'with-editor', 'approved', 'rejected', 'spam', 'duplicate');
  CREATE TYPE "public"."enum_import_runs_kind" AS ENUM('osm', 'gates', 'streets');
  CREATE TYPE "public"."enum_import_runs_source" AS ENUM('http', 'file', 'data');
  CREATE TYPE "public"."enum_import_runs_status" AS ENUM('queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_import_runs_trigger" AS ENUM('person', 'schedule', 'command');
  CREATE TYPE "public"."enum_street_maps_city" AS ENUM('makkah', 'madinah');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'moderator');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'import-streets', 'publish-scheduled', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'import-osm', 'import-gates', 'import-streets', 'publish-scheduled', 'schedulePublish');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_emergency_numbers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__emergency_numbers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_settings_tour_steps_position" AS ENUM('top', 'bottom');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_tour_steps_position" AS ENUM('top', 'bottom');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"arabic_name" varchar,
  	"category" "enum_locations_category",
  	"city" "enum_locations_city",
  	"address" varchar,
  	"description" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"hours" varchar,
  	"weekly_hours" jsonb,
  	"phone" varchar,
  	"website" varchar,
  	"wheelchair" "enum_locations_wheelchair" DEFAULT 'unknown',
  	"cuisine" varchar,
  	"women_area" "enum_locations_women_area" DEFAULT 'unknown',
  	"prayer_area" "enum_locations_prayer_area" DEFAULT 'unknown',
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"confidence" "enum_locations_confidence",
  	"origin" "enum_locations_origin" DEFAULT 'editor',
  	"osm_ref" varchar,
  	"name_basis" "enum_locations_name_basis",
  	"media_id" integer,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_locations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_arabic_name" varchar,
  	"version_category" "enum__locations_v_version_category",
  	"version_city" "enum__locations_v_version_city",
  	"version_address" varchar,
  	"version_description" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_hours" varchar,
  	"version_weekly_hours" jsonb,
  	"version_phone" varchar,
  	"version_website" varchar,
  	"version_wheelchair" "enum__locations_v_version_wheelchair" DEFAULT 'unknown',
  	"version_cuisine" varchar,
  	"version_women_area" "enum__locations_v_version_women_area" DEFAULT 'unknown',
  	"version_prayer_area" "enum__locations_v_version_prayer_area" DEFAULT 'unknown',
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_confidence" "enum__locations_v_version_confidence",
  	"version_origin" "enum__locations_v_version_origin" DEFAULT 'editor',
  	"version_osm_ref" varchar,
  	"version_name_basis" "enum__locations_v_version_name_basis",
  	"version_media_id" integer,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "mosque_gates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"location_id" integer,
  	"gate_number" varchar,
  	"name" varchar,
  	"arabic_name" varchar,
  	"kind" "enum_mosque_gates_kind" DEFAULT 'gate',
  	"notes" varchar,
  	"description" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"level" numeric,
  	"directions_url" varchar,
  	"is_major" "enum_mosque_gates_is_major" DEFAULT 'unknown',
  	"women_only" "enum_mosque_gates_women_only" DEFAULT 'unknown',
  	"is_entrance" "enum_mosque_gates_is_entrance" DEFAULT 'unknown',
  	"is_exit" "enum_mosque_gates_is_exit" DEFAULT 'unknown',
  	"is_wheelchair_accessible" "enum_mosque_gates_is_wheelchair_accessible" DEFAULT 'unknown',
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"confidence" "enum_mosque_gates_confidence",
  	"sort_order" numeric DEFAULT 9999,
  	"osm_ref" varchar,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_mosque_gates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_mosque_gates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_location_id" integer,
  	"version_gate_number" varchar,
  	"version_name" varchar,
  	"version_arabic_name" varchar,
  	"version_kind" "enum__mosque_gates_v_version_kind" DEFAULT 'gate',
  	"version_notes" varchar,
  	"version_description" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_level" numeric,
  	"version_directions_url" varchar,
  	"version_is_major" "enum__mosque_gates_v_version_is_major" DEFAULT 'unknown',
  	"version_women_only" "enum__mosque_gates_v_version_women_only" DEFAULT 'unknown',
  	"version_is_entrance" "enum__mosque_gates_v_version_is_entrance" DEFAULT 'unknown',
  	"version_is_exit" "enum__mosque_gates_v_version_is_exit" DEFAULT 'unknown',
  	"version_is_wheelchair_accessible" "enum__mosque_gates_v_version_is_wheelchair_accessible" DEFAULT 'unknown',
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_confidence" "enum__mosque_gates_v_version_confidence",
  	"version_sort_order" numeric DEFAULT 9999,
  	"version_osm_ref" varchar,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__mosque_gates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "guide_articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "guide_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"section" "enum_guide_articles_section",
  	"slug" varchar,
  	"order" numeric DEFAULT 99,
  	"checked_on" timestamp(3) with time zone,
  	"review_due_on" timestamp(3) with time zone,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_guide_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_guide_articles_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_guide_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_section" "enum__guide_articles_v_version_section",
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 99,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_review_due_on" timestamp(3) with time zone,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__guide_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "faq_groups_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "faq_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 99,
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faq_groups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_groups_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_faq_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 99,
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_groups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "authorities_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "authorities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"website" varchar,
  	"phone" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 99,
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_authorities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_authorities_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_authorities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_website" varchar,
  	"version_phone" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 99,
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__authorities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "booking_platforms_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "booking_platforms_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "booking_platforms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"website" varchar,
  	"note" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 99,
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_booking_platforms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_booking_platforms_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_platforms_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_platforms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_website" varchar,
  	"version_note" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 99,
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__booking_platforms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"unit" varchar,
  	"source_title" varchar NOT NULL,
  	"source_url" varchar,
  	"key" varchar NOT NULL,
  	"checked_on" timestamp(3) with time zone NOT NULL,
  	"review_due_on" timestamp(3) with time zone NOT NULL,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_label" varchar NOT NULL,
  	"version_value" varchar NOT NULL,
  	"version_unit" varchar,
  	"version_source_title" varchar NOT NULL,
  	"version_source_url" varchar,
  	"version_key" varchar NOT NULL,
  	"version_checked_on" timestamp(3) with time zone NOT NULL,
  	"version_review_due_on" timestamp(3) with time zone NOT NULL,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "paths_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"category" "enum_paths_steps_category" DEFAULT 'Location',
  	"notes" varchar,
  	"gate_id" integer,
  	"location_id" integer
  );
  
  CREATE TABLE "paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"city" "enum_paths_city",
  	"summary" varchar,
  	"slug" varchar,
  	"provenance_source" varchar,
  	"provenance_checked_on" timestamp(3) with time zone,
  	"provenance_review_due_on" timestamp(3) with time zone,
  	"origin" "enum_paths_origin" DEFAULT 'editor',
  	"recommendation_id" integer,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_paths_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_paths_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"category" "enum__paths_v_version_steps_category" DEFAULT 'Location',
  	"notes" varchar,
  	"gate_id" integer,
  	"location_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_paths_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_city" "enum__paths_v_version_city",
  	"version_summary" varchar,
  	"version_slug" varchar,
  	"version_provenance_source" varchar,
  	"version_provenance_checked_on" timestamp(3) with time zone,
  	"version_provenance_review_due_on" timestamp(3) with time zone,
  	"version_origin" "enum__paths_v_version_origin" DEFAULT 'editor',
  	"version_recommendation_id" integer,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__paths_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_hero_url" varchar,
  	"sizes_hero_width" numeric,
  	"sizes_hero_height" numeric,
  	"sizes_hero_mime_type" varchar,
  	"sizes_hero_filesize" numeric,
  	"sizes_hero_filename" varchar
  );
  
  CREATE TABLE "recommendations_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"category" "enum_recommendations_steps_category" DEFAULT 'Location',
  	"notes" varchar,
  	"gate_id" integer,
  	"location_id" integer
  );
  
  CREATE TABLE "recommendations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_recommendations_status" DEFAULT 'pending-review' NOT NULL,
  	"kind" "enum_recommendations_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"city" "enum_recommendations_city" DEFAULT 'Makkah' NOT NULL,
  	"description" varchar,
  	"place_category" "enum_recommendations_place_category",
  	"place_site_category" "enum_recommendations_place_site_category",
  	"place_arabic_name" varchar,
  	"place_address" varchar,
  	"place_wheelchair" boolean,
  	"place_women_area" boolean,
  	"place_prayer_area" boolean,
  	"place_open_hours" varchar,
  	"place_price" varchar,
  	"place_phone" varchar,
  	"place_website" varchar,
  	"place_latitude" numeric,
  	"place_longitude" numeric,
  	"place_has_no_position" boolean,
  	"report_target" "enum_recommendations_report_target",
  	"report_location_id" integer,
  	"report_gate_id" integer,
  	"report_field" "enum_recommendations_report_field",
  	"report_old_value" varchar,
  	"report_new_value" varchar,
  	"report_comment" varchar,
  	"decision_by_id" integer,
  	"decision_by_name" varchar,
  	"decision_at" timestamp(3) with time zone,
  	"decision_reason" varchar,
  	"decision_message" varchar,
  	"published_place_id" integer,
  	"published_path_id" integer,
  	"duplicate_of_id" integer,
  	"duplicate_of_place_id" integer,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"item_version" numeric DEFAULT 1 NOT NULL,
  	"claimed_by_id" integer,
  	"claimed_by_name" varchar,
  	"claim_expires_at" timestamp(3) with time zone,
  	"risk_score" numeric DEFAULT 0 NOT NULL,
  	"risk_reasons" jsonb,
  	"client_submitted_at" varchar,
  	"original_payload" jsonb,
  	"erased_at" timestamp(3) with time zone,
  	"receipt_hash" varchar,
  	"idempotency_key" varchar,
  	"body_hash" varchar,
  	"network_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "review_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"item" numeric NOT NULL,
  	"item_kind" "enum_review_log_item_kind" NOT NULL,
  	"item_title" varchar NOT NULL,
  	"item_version" numeric NOT NULL,
  	"action" "enum_review_log_action" NOT NULL,
  	"from" "enum_review_log_from" NOT NULL,
  	"to" "enum_review_log_to" NOT NULL,
  	"actor_id" numeric,
  	"actor_name" varchar,
  	"reason" varchar,
  	"message" varchar,
  	"snapshot" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "import_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_import_runs_kind" NOT NULL,
  	"source" "enum_import_runs_source" NOT NULL,
  	"source_name" varchar,
  	"status" "enum_import_runs_status" NOT NULL,
  	"trigger" "enum_import_runs_trigger" NOT NULL,
  	"schedule_key" varchar,
  	"dry_run" boolean DEFAULT false NOT NULL,
  	"confirmed" boolean DEFAULT false NOT NULL,
  	"applies_preview" numeric,
  	"requested_by_id" integer,
  	"requested_by_name" varchar,
  	"progress_step" varchar,
  	"progress_done" numeric DEFAULT 0 NOT NULL,
  	"progress_total" numeric,
  	"counts_created" numeric DEFAULT 0 NOT NULL,
  	"counts_updated" numeric DEFAULT 0 NOT NULL,
  	"counts_unchanged" numeric DEFAULT 0 NOT NULL,
  	"counts_skipped" numeric DEFAULT 0 NOT NULL,
  	"counts_missing" numeric DEFAULT 0 NOT NULL,
  	"counts_conflicts" numeric DEFAULT 0 NOT NULL,
  	"skipped_reasons" jsonb,
  	"preview" jsonb,
  	"report" jsonb,
  	"error" varchar,
  	"source_timestamp" timestamp(3) with time zone,
  	"checksum" varchar,
  	"attempt" numeric DEFAULT 0 NOT NULL,
  	"cancel_requested_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"heartbeat_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "street_maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"city" "enum_street_maps_city" NOT NULL,
  	"version" numeric NOT NULL,
  	"is_current" boolean DEFAULT false NOT NULL,
  	"hash" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"ways" numeric NOT NULL,
  	"buildings" numeric NOT NULL,
  	"map_date" timestamp(3) with time zone,
  	"replaces" numeric,
  	"run_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"guide_articles_id" integer,
  	"paths_id" integer,
  	"locations_id" integer,
  	"mosque_gates_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" integer,
  	"mosque_gates_id" integer,
  	"guide_articles_id" integer,
  	"faq_groups_id" integer,
  	"authorities_id" integer,
  	"booking_platforms_id" integer,
  	"facts_id" integer,
  	"paths_id" integer,
  	"media_id" integer,
  	"recommendations_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"welcome" varchar,
  	"independence" varchar,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_welcome" varchar,
  	"version_independence" varchar,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "about_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro" jsonb,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro" jsonb,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro" varchar,
  	"support_email" varchar,
  	"reply_time" varchar,
  	"disclaimer" varchar,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro" varchar,
  	"version_support_email" varchar,
  	"version_reply_time" varchar,
  	"version_disclaimer" varchar,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "terms_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_updated" varchar,
  	"retention_submission_months" numeric DEFAULT 12,
  	"retention_page_view_months" numeric DEFAULT 13,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"_status" "enum_terms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_last_updated" varchar,
  	"version_retention_submission_months" numeric DEFAULT 12,
  	"version_retention_page_view_months" numeric DEFAULT 13,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version__status" "enum__terms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "emergency_numbers_phone_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"name" varchar,
  	"description" varchar,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"review_due_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "emergency_numbers_portals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "emergency_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro" varchar,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"_status" "enum_emergency_numbers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_emergency_numbers_v_version_phone_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"name" varchar,
  	"description" varchar,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"review_due_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_emergency_numbers_v_version_portals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_emergency_numbers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro" varchar,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version__status" "enum__emergency_numbers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "site_settings_coming_soon" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"article_id" integer
  );
  
  CREATE TABLE "site_settings_tour_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_id" varchar,
  	"title" varchar,
  	"description" varchar,
  	"target" varchar,
  	"position" "enum_site_settings_tour_steps_position" DEFAULT 'bottom',
  	"route" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar,
  	"version" varchar,
  	"tagline" varchar,
  	"content_updated" varchar,
  	"footer" varchar,
  	"tour_intro_title" varchar,
  	"tour_intro_text" varchar,
  	"last_save_by" varchar,
  	"last_save_at" timestamp(3) with time zone,
  	"last_save_from_tab" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_coming_soon" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"article_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_tour_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_id" varchar,
  	"title" varchar,
  	"description" varchar,
  	"target" varchar,
  	"position" "enum__site_settings_v_version_tour_steps_position" DEFAULT 'bottom',
  	"route" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_name" varchar,
  	"version_version" varchar,
  	"version_tagline" varchar,
  	"version_content_updated" varchar,
  	"version_footer" varchar,
  	"version_tour_intro_title" varchar,
  	"version_tour_intro_text" varchar,
  	"version_last_save_by" varchar,
  	"version_last_save_at" timestamp(3) with time zone,
  	"version_last_save_from_tab" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "import_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"monthly" boolean DEFAULT false NOT NULL,
  	"day" numeric DEFAULT 1 NOT NULL,
  	"hour" numeric DEFAULT 3 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "rate_limits" (
  	"key" text PRIMARY KEY NOT NULL,
  	"window_start" timestamp with time zone NOT NULL,
  	"hits" integer NOT NULL
  );
  
  CREATE TABLE "seed_records" (
  	"key" text PRIMARY KEY NOT NULL,
  	"checksum" text NOT NULL,
  	"document_id" integer,
  	"document_updated_at" text NOT NULL
  );
  
  CREATE TABLE "seed_state" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"fingerprint" text NOT NULL,
  	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_views" (
  	"day" date NOT NULL,
  	"route" text NOT NULL,
  	"views" integer NOT NULL,
  	CONSTRAINT "page_views_day_route_pk" PRIMARY KEY("day","route")
  );
  
  CREATE TABLE "place_merges" (
  	"old_id" integer PRIMARY KEY NOT NULL,
  	"kept_id" integer NOT NULL,
  	"osm_ref" text,
  	"merged_by" integer,
  	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "merge_undo" (
  	"old_id" integer PRIMARY KEY NOT NULL,
  	"kept_id" integer NOT NULL,
  	"merged_by" integer NOT NULL,
  	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"before" jsonb NOT NULL
  );
  
  CREATE TABLE "place_distinctions" (
  	"first_id" integer NOT NULL,
  	"second_id" integer NOT NULL,
  	"decided_by" integer,
  	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "place_distinctions_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
  );
  
  CREATE TABLE "import_values" (
  	"collection" text NOT NULL,
  	"source_key" text NOT NULL,
  	"record_id" integer NOT NULL,
  	"upstream" jsonb NOT NULL,
  	"content_hash" text NOT NULL,
  	"conflicts" jsonb,
  	"missing_since" timestamp with time zone,
  	"still_there_at" timestamp with time zone,
  	"run_id" integer NOT NULL,
  	CONSTRAINT "import_values_collection_source_key_pk" PRIMARY KEY("collection","source_key")
  );
  
  CREATE TABLE "content_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
  	"tags" text[] NOT NULL,
  	"writer" text NOT NULL,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deleted_records" (
  	"collection" text NOT NULL,
  	"source_key" text NOT NULL,
  	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "deleted_records_collection_source_key_pk" PRIMARY KEY("collection","source_key")
  );
  
  CREATE TABLE "import_undo" (
  	"run_id" integer NOT NULL,
  	"collection" text NOT NULL,
  	"source_key" text NOT NULL,
  	"record_id" integer NOT NULL,
  	"before" jsonb,
  	"base_before" jsonb,
  	"written_at" timestamp (3) with time zone,
  	CONSTRAINT "import_undo_run_id_collection_source_key_pk" PRIMARY KEY("run_id","collection","source_key")
  );
  
  CREATE TABLE "import_creations" (
  	"run_id" integer NOT NULL,
  	"collection" text NOT NULL,
  	"record_ids" integer[] NOT NULL,
  	"written_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "import_creations_run_id_collection_pk" PRIMARY KEY("run_id","collection")
  );
  
  CREATE TABLE "street_files" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"file" text NOT NULL,
  	"refs" text NOT NULL
  );
  
  CREATE TABLE "import_previews" (
  	"run_id" integer PRIMARY KEY NOT NULL,
  	"records" text NOT NULL
  );
  
  ALTER TABLE "locations" ADD CONSTRAINT "locations_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mosque_gates" ADD CONSTRAINT "mosque_gates_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mosque_gates_v" ADD CONSTRAINT "_mosque_gates_v_parent_id_mosque_gates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mosque_gates_v" ADD CONSTRAINT "_mosque_gates_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_articles_sources" ADD CONSTRAINT "guide_articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guide_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_articles" ADD CONSTRAINT "guide_articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_articles_v_version_sources" ADD CONSTRAINT "_guide_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guide_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_articles_v" ADD CONSTRAINT "_guide_articles_v_parent_id_guide_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_articles_v" ADD CONSTRAINT "_guide_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_groups_questions" ADD CONSTRAINT "faq_groups_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_groups_v_version_questions" ADD CONSTRAINT "_faq_groups_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_groups_v" ADD CONSTRAINT "_faq_groups_v_parent_id_faq_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authorities_services" ADD CONSTRAINT "authorities_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authorities_v_version_services" ADD CONSTRAINT "_authorities_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authorities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authorities_v" ADD CONSTRAINT "_authorities_v_parent_id_authorities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_platforms_features" ADD CONSTRAINT "booking_platforms_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_platforms_steps" ADD CONSTRAINT "booking_platforms_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_platforms_v_version_features" ADD CONSTRAINT "_booking_platforms_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_platforms_v_version_steps" ADD CONSTRAINT "_booking_platforms_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_platforms_v" ADD CONSTRAINT "_booking_platforms_v_parent_id_booking_platforms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_platforms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_parent_id_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paths_steps" ADD CONSTRAINT "paths_steps_gate_id_mosque_gates_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paths_steps" ADD CONSTRAINT "paths_steps_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paths_steps" ADD CONSTRAINT "paths_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paths" ADD CONSTRAINT "paths_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v_version_steps" ADD CONSTRAINT "_paths_v_version_steps_gate_id_mosque_gates_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v_version_steps" ADD CONSTRAINT "_paths_v_version_steps_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v_version_steps" ADD CONSTRAINT "_paths_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_paths_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_paths_v" ADD CONSTRAINT "_paths_v_parent_id_paths_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_paths_v" ADD CONSTRAINT "_paths_v_version_recommendation_id_recommendations_id_fk" FOREIGN KEY ("version_recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_steps" ADD CONSTRAINT "recommendations_steps_gate_id_mosque_gates_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_steps" ADD CONSTRAINT "recommendations_steps_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations_steps" ADD CONSTRAINT "recommendations_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_report_location_id_locations_id_fk" FOREIGN KEY ("report_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_report_gate_id_mosque_gates_id_fk" FOREIGN KEY ("report_gate_id") REFERENCES "public"."mosque_gates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_decision_by_id_users_id_fk" FOREIGN KEY ("decision_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_published_place_id_locations_id_fk" FOREIGN KEY ("published_place_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_published_path_id_paths_id_fk" FOREIGN KEY ("published_path_id") REFERENCES "public"."paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_duplicate_of_id_recommendations_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_duplicate_of_place_id_locations_id_fk" FOREIGN KEY ("duplicate_of_place_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "street_maps" ADD CONSTRAINT "street_maps_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_guide_articles_fk" FOREIGN KEY ("guide_articles_id") REFERENCES "public"."guide_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_paths_fk" FOREIGN KEY ("paths_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_mosque_gates_fk" FOREIGN KEY ("mosque_gates_id") REFERENCES "public"."mosque_gates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mosque_gates_fk" FOREIGN KEY ("mosque_gates_id") REFERENCES "public"."mosque_gates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_articles_fk" FOREIGN KEY ("guide_articles_id") REFERENCES "public"."guide_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_groups_fk" FOREIGN KEY ("faq_groups_id") REFERENCES "public"."faq_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authorities_fk" FOREIGN KEY ("authorities_id") REFERENCES "public"."authorities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_platforms_fk" FOREIGN KEY ("booking_platforms_id") REFERENCES "public"."booking_platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paths_fk" FOREIGN KEY ("paths_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recommendations_fk" FOREIGN KEY ("recommendations_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_tiles" ADD CONSTRAINT "home_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_tiles" ADD CONSTRAINT "_home_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_sections" ADD CONSTRAINT "_about_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_faqs" ADD CONSTRAINT "contact_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_faqs" ADD CONSTRAINT "_contact_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_sections" ADD CONSTRAINT "terms_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_v_version_sections" ADD CONSTRAINT "_terms_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emergency_numbers_phone_numbers" ADD CONSTRAINT "emergency_numbers_phone_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."emergency_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emergency_numbers_portals" ADD CONSTRAINT "emergency_numbers_portals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."emergency_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_emergency_numbers_v_version_phone_numbers" ADD CONSTRAINT "_emergency_numbers_v_version_phone_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_emergency_numbers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_emergency_numbers_v_version_portals" ADD CONSTRAINT "_emergency_numbers_v_version_portals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_emergency_numbers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_coming_soon" ADD CONSTRAINT "site_settings_coming_soon_article_id_guide_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."guide_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_coming_soon" ADD CONSTRAINT "site_settings_coming_soon_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_tour_steps" ADD CONSTRAINT "site_settings_tour_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_coming_soon" ADD CONSTRAINT "_site_settings_v_version_coming_soon_article_id_guide_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."guide_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_coming_soon" ADD CONSTRAINT "_site_settings_v_version_coming_soon_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_tour_steps" ADD CONSTRAINT "_site_settings_v_version_tour_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "locations_name_idx" ON "locations" USING btree ("name");
  CREATE INDEX "locations_category_idx" ON "locations" USING btree ("category");
  CREATE INDEX "locations_provenance_provenance_checked_on_idx" ON "locations" USING btree ("provenance_checked_on");
  CREATE INDEX "locations_provenance_provenance_review_due_on_idx" ON "locations" USING btree ("provenance_review_due_on");
  CREATE UNIQUE INDEX "locations_osm_ref_idx" ON "locations" USING btree ("osm_ref");
  CREATE INDEX "locations_media_idx" ON "locations" USING btree ("media_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "city_category_idx" ON "locations" USING btree ("city","category");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_name_idx" ON "_locations_v" USING btree ("version_name");
  CREATE INDEX "_locations_v_version_version_category_idx" ON "_locations_v" USING btree ("version_category");
  CREATE INDEX "_locations_v_version_provenance_version_provenance_check_idx" ON "_locations_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_locations_v_version_provenance_version_provenance_revie_idx" ON "_locations_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_locations_v_version_version_osm_ref_idx" ON "_locations_v" USING btree ("version_osm_ref");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");
  CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");
  CREATE INDEX "version_city_version_category_idx" ON "_locations_v" USING btree ("version_city","version_category");
  CREATE INDEX "mosque_gates_location_idx" ON "mosque_gates" USING btree ("location_id");
  CREATE INDEX "mosque_gates_gate_number_idx" ON "mosque_gates" USING btree ("gate_number");
  CREATE INDEX "mosque_gates_name_idx" ON "mosque_gates" USING btree ("name");
  CREATE INDEX "mosque_gates_provenance_provenance_checked_on_idx" ON "mosque_gates" USING btree ("provenance_checked_on");
  CREATE INDEX "mosque_gates_provenance_provenance_review_due_on_idx" ON "mosque_gates" USING btree ("provenance_review_due_on");
  CREATE INDEX "mosque_gates_sort_order_idx" ON "mosque_gates" USING btree ("sort_order");
  CREATE INDEX "mosque_gates_osm_ref_idx" ON "mosque_gates" USING btree ("osm_ref");
  CREATE INDEX "mosque_gates_updated_at_idx" ON "mosque_gates" USING btree ("updated_at");
  CREATE INDEX "mosque_gates_created_at_idx" ON "mosque_gates" USING btree ("created_at");
  CREATE INDEX "mosque_gates_deleted_at_idx" ON "mosque_gates" USING btree ("deleted_at");
  CREATE INDEX "mosque_gates__status_idx" ON "mosque_gates" USING btree ("_status");
  CREATE INDEX "location_sortOrder_idx" ON "mosque_gates" USING btree ("location_id","sort_order");
  CREATE INDEX "_mosque_gates_v_parent_idx" ON "_mosque_gates_v" USING btree ("parent_id");
  CREATE INDEX "_mosque_gates_v_version_version_location_idx" ON "_mosque_gates_v" USING btree ("version_location_id");
  CREATE INDEX "_mosque_gates_v_version_version_gate_number_idx" ON "_mosque_gates_v" USING btree ("version_gate_number");
  CREATE INDEX "_mosque_gates_v_version_version_name_idx" ON "_mosque_gates_v" USING btree ("version_name");
  CREATE INDEX "_mosque_gates_v_version_provenance_version_provenance_ch_idx" ON "_mosque_gates_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_mosque_gates_v_version_provenance_version_provenance_re_idx" ON "_mosque_gates_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_mosque_gates_v_version_version_sort_order_idx" ON "_mosque_gates_v" USING btree ("version_sort_order");
  CREATE INDEX "_mosque_gates_v_version_version_osm_ref_idx" ON "_mosque_gates_v" USING btree ("version_osm_ref");
  CREATE INDEX "_mosque_gates_v_version_version_updated_at_idx" ON "_mosque_gates_v" USING btree ("version_updated_at");
  CREATE INDEX "_mosque_gates_v_version_version_created_at_idx" ON "_mosque_gates_v" USING btree ("version_created_at");
  CREATE INDEX "_mosque_gates_v_version_version_deleted_at_idx" ON "_mosque_gates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_mosque_gates_v_version_version__status_idx" ON "_mosque_gates_v" USING btree ("version__status");
  CREATE INDEX "_mosque_gates_v_created_at_idx" ON "_mosque_gates_v" USING btree ("created_at");
  CREATE INDEX "_mosque_gates_v_updated_at_idx" ON "_mosque_gates_v" USING btree ("updated_at");
  CREATE INDEX "_mosque_gates_v_latest_idx" ON "_mosque_gates_v" USING btree ("latest");
  CREATE INDEX "version_location_version_sortOrder_idx" ON "_mosque_gates_v" USING btree ("version_location_id","version_sort_order");
  CREATE INDEX "guide_articles_sources_order_idx" ON "guide_articles_sources" USING btree ("_order");
  CREATE INDEX "guide_articles_sources_parent_id_idx" ON "guide_articles_sources" USING btree ("_parent_id");
  CREATE INDEX "guide_articles_section_idx" ON "guide_articles" USING btree ("section");
  CREATE UNIQUE INDEX "guide_articles_slug_idx" ON "guide_articles" USING btree ("slug");
  CREATE INDEX "guide_articles_order_idx" ON "guide_articles" USING btree ("order");
  CREATE INDEX "guide_articles_checked_on_idx" ON "guide_articles" USING btree ("checked_on");
  CREATE INDEX "guide_articles_review_due_on_idx" ON "guide_articles" USING btree ("review_due_on");
  CREATE INDEX "guide_articles_meta_meta_image_idx" ON "guide_articles" USING btree ("meta_image_id");
  CREATE INDEX "guide_articles_updated_at_idx" ON "guide_articles" USING btree ("updated_at");
  CREATE INDEX "guide_articles_created_at_idx" ON "guide_articles" USING btree ("created_at");
  CREATE INDEX "guide_articles_deleted_at_idx" ON "guide_articles" USING btree ("deleted_at");
  CREATE INDEX "guide_articles__status_idx" ON "guide_articles" USING btree ("_status");
  CREATE INDEX "section_order_idx" ON "guide_articles" USING btree ("section","order");
  CREATE INDEX "_guide_articles_v_version_sources_order_idx" ON "_guide_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_guide_articles_v_version_sources_parent_id_idx" ON "_guide_articles_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_guide_articles_v_parent_idx" ON "_guide_articles_v" USING btree ("parent_id");
  CREATE INDEX "_guide_articles_v_version_version_section_idx" ON "_guide_articles_v" USING btree ("version_section");
  CREATE INDEX "_guide_articles_v_version_version_slug_idx" ON "_guide_articles_v" USING btree ("version_slug");
  CREATE INDEX "_guide_articles_v_version_version_order_idx" ON "_guide_articles_v" USING btree ("version_order");
  CREATE INDEX "_guide_articles_v_version_version_checked_on_idx" ON "_guide_articles_v" USING btree ("version_checked_on");
  CREATE INDEX "_guide_articles_v_version_version_review_due_on_idx" ON "_guide_articles_v" USING btree ("version_review_due_on");
  CREATE INDEX "_guide_articles_v_version_meta_version_meta_image_idx" ON "_guide_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_guide_articles_v_version_version_updated_at_idx" ON "_guide_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_guide_articles_v_version_version_created_at_idx" ON "_guide_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_guide_articles_v_version_version_deleted_at_idx" ON "_guide_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guide_articles_v_version_version__status_idx" ON "_guide_articles_v" USING btree ("version__status");
  CREATE INDEX "_guide_articles_v_created_at_idx" ON "_guide_articles_v" USING btree ("created_at");
  CREATE INDEX "_guide_articles_v_updated_at_idx" ON "_guide_articles_v" USING btree ("updated_at");
  CREATE INDEX "_guide_articles_v_latest_idx" ON "_guide_articles_v" USING btree ("latest");
  CREATE INDEX "_guide_articles_v_autosave_idx" ON "_guide_articles_v" USING btree ("autosave");
  CREATE INDEX "version_section_version_order_idx" ON "_guide_articles_v" USING btree ("version_section","version_order");
  CREATE INDEX "faq_groups_questions_order_idx" ON "faq_groups_questions" USING btree ("_order");
  CREATE INDEX "faq_groups_questions_parent_id_idx" ON "faq_groups_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_groups_slug_idx" ON "faq_groups" USING btree ("slug");
  CREATE INDEX "faq_groups_order_idx" ON "faq_groups" USING btree ("order");
  CREATE INDEX "faq_groups_provenance_provenance_checked_on_idx" ON "faq_groups" USING btree ("provenance_checked_on");
  CREATE INDEX "faq_groups_provenance_provenance_review_due_on_idx" ON "faq_groups" USING btree ("provenance_review_due_on");
  CREATE INDEX "faq_groups_updated_at_idx" ON "faq_groups" USING btree ("updated_at");
  CREATE INDEX "faq_groups_created_at_idx" ON "faq_groups" USING btree ("created_at");
  CREATE INDEX "faq_groups_deleted_at_idx" ON "faq_groups" USING btree ("deleted_at");
  CREATE INDEX "faq_groups__status_idx" ON "faq_groups" USING btree ("_status");
  CREATE INDEX "_faq_groups_v_version_questions_order_idx" ON "_faq_groups_v_version_questions" USING btree ("_order");
  CREATE INDEX "_faq_groups_v_version_questions_parent_id_idx" ON "_faq_groups_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_faq_groups_v_parent_idx" ON "_faq_groups_v" USING btree ("parent_id");
  CREATE INDEX "_faq_groups_v_version_version_slug_idx" ON "_faq_groups_v" USING btree ("version_slug");
  CREATE INDEX "_faq_groups_v_version_version_order_idx" ON "_faq_groups_v" USING btree ("version_order");
  CREATE INDEX "_faq_groups_v_version_provenance_version_provenance_chec_idx" ON "_faq_groups_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_faq_groups_v_version_provenance_version_provenance_revi_idx" ON "_faq_groups_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_faq_groups_v_version_version_updated_at_idx" ON "_faq_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_groups_v_version_version_created_at_idx" ON "_faq_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_groups_v_version_version_deleted_at_idx" ON "_faq_groups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_groups_v_version_version__status_idx" ON "_faq_groups_v" USING btree ("version__status");
  CREATE INDEX "_faq_groups_v_created_at_idx" ON "_faq_groups_v" USING btree ("created_at");
  CREATE INDEX "_faq_groups_v_updated_at_idx" ON "_faq_groups_v" USING btree ("updated_at");
  CREATE INDEX "_faq_groups_v_latest_idx" ON "_faq_groups_v" USING btree ("latest");
  CREATE INDEX "authorities_services_order_idx" ON "authorities_services" USING btree ("_order");
  CREATE INDEX "authorities_services_parent_id_idx" ON "authorities_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "authorities_slug_idx" ON "authorities" USING btree ("slug");
  CREATE INDEX "authorities_order_idx" ON "authorities" USING btree ("order");
  CREATE INDEX "authorities_provenance_provenance_checked_on_idx" ON "authorities" USING btree ("provenance_checked_on");
  CREATE INDEX "authorities_provenance_provenance_review_due_on_idx" ON "authorities" USING btree ("provenance_review_due_on");
  CREATE INDEX "authorities_updated_at_idx" ON "authorities" USING btree ("updated_at");
  CREATE INDEX "authorities_created_at_idx" ON "authorities" USING btree ("created_at");
  CREATE INDEX "authorities_deleted_at_idx" ON "authorities" USING btree ("deleted_at");
  CREATE INDEX "authorities__status_idx" ON "authorities" USING btree ("_status");
  CREATE INDEX "_authorities_v_version_services_order_idx" ON "_authorities_v_version_services" USING btree ("_order");
  CREATE INDEX "_authorities_v_version_services_parent_id_idx" ON "_authorities_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_authorities_v_parent_idx" ON "_authorities_v" USING btree ("parent_id");
  CREATE INDEX "_authorities_v_version_version_slug_idx" ON "_authorities_v" USING btree ("version_slug");
  CREATE INDEX "_authorities_v_version_version_order_idx" ON "_authorities_v" USING btree ("version_order");
  CREATE INDEX "_authorities_v_version_provenance_version_provenance_che_idx" ON "_authorities_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_authorities_v_version_provenance_version_provenance_rev_idx" ON "_authorities_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_authorities_v_version_version_updated_at_idx" ON "_authorities_v" USING btree ("version_updated_at");
  CREATE INDEX "_authorities_v_version_version_created_at_idx" ON "_authorities_v" USING btree ("version_created_at");
  CREATE INDEX "_authorities_v_version_version_deleted_at_idx" ON "_authorities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_authorities_v_version_version__status_idx" ON "_authorities_v" USING btree ("version__status");
  CREATE INDEX "_authorities_v_created_at_idx" ON "_authorities_v" USING btree ("created_at");
  CREATE INDEX "_authorities_v_updated_at_idx" ON "_authorities_v" USING btree ("updated_at");
  CREATE INDEX "_authorities_v_latest_idx" ON "_authorities_v" USING btree ("latest");
  CREATE INDEX "booking_platforms_features_order_idx" ON "booking_platforms_features" USING btree ("_order");
  CREATE INDEX "booking_platforms_features_parent_id_idx" ON "booking_platforms_features" USING btree ("_parent_id");
  CREATE INDEX "booking_platforms_steps_order_idx" ON "booking_platforms_steps" USING btree ("_order");
  CREATE INDEX "booking_platforms_steps_parent_id_idx" ON "booking_platforms_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "booking_platforms_slug_idx" ON "booking_platforms" USING btree ("slug");
  CREATE INDEX "booking_platforms_order_idx" ON "booking_platforms" USING btree ("order");
  CREATE INDEX "booking_platforms_provenance_provenance_checked_on_idx" ON "booking_platforms" USING btree ("provenance_checked_on");
  CREATE INDEX "booking_platforms_provenance_provenance_review_due_on_idx" ON "booking_platforms" USING btree ("provenance_review_due_on");
  CREATE INDEX "booking_platforms_updated_at_idx" ON "booking_platforms" USING btree ("updated_at");
  CREATE INDEX "booking_platforms_created_at_idx" ON "booking_platforms" USING btree ("created_at");
  CREATE INDEX "booking_platforms_deleted_at_idx" ON "booking_platforms" USING btree ("deleted_at");
  CREATE INDEX "booking_platforms__status_idx" ON "booking_platforms" USING btree ("_status");
  CREATE INDEX "_booking_platforms_v_version_features_order_idx" ON "_booking_platforms_v_version_features" USING btree ("_order");
  CREATE INDEX "_booking_platforms_v_version_features_parent_id_idx" ON "_booking_platforms_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_booking_platforms_v_version_steps_order_idx" ON "_booking_platforms_v_version_steps" USING btree ("_order");
  CREATE INDEX "_booking_platforms_v_version_steps_parent_id_idx" ON "_booking_platforms_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_booking_platforms_v_parent_idx" ON "_booking_platforms_v" USING btree ("parent_id");
  CREATE INDEX "_booking_platforms_v_version_version_slug_idx" ON "_booking_platforms_v" USING btree ("version_slug");
  CREATE INDEX "_booking_platforms_v_version_version_order_idx" ON "_booking_platforms_v" USING btree ("version_order");
  CREATE INDEX "_booking_platforms_v_version_provenance_version_provenan_idx" ON "_booking_platforms_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_booking_platforms_v_version_provenance_version_proven_1_idx" ON "_booking_platforms_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_booking_platforms_v_version_version_updated_at_idx" ON "_booking_platforms_v" USING btree ("version_updated_at");
  CREATE INDEX "_booking_platforms_v_version_version_created_at_idx" ON "_booking_platforms_v" USING btree ("version_created_at");
  CREATE INDEX "_booking_platforms_v_version_version_deleted_at_idx" ON "_booking_platforms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_booking_platforms_v_version_version__status_idx" ON "_booking_platforms_v" USING btree ("version__status");
  CREATE INDEX "_booking_platforms_v_created_at_idx" ON "_booking_platforms_v" USING btree ("created_at");
  CREATE INDEX "_booking_platforms_v_updated_at_idx" ON "_booking_platforms_v" USING btree ("updated_at");
  CREATE INDEX "_booking_platforms_v_latest_idx" ON "_booking_platforms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_checked_on_idx" ON "facts" USING btree ("checked_on");
  CREATE INDEX "facts_review_due_on_idx" ON "facts" USING btree ("review_due_on");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts_deleted_at_idx" ON "facts" USING btree ("deleted_at");
  CREATE INDEX "_facts_v_parent_idx" ON "_facts_v" USING btree ("parent_id");
  CREATE INDEX "_facts_v_version_version_key_idx" ON "_facts_v" USING btree ("version_key");
  CREATE INDEX "_facts_v_version_version_checked_on_idx" ON "_facts_v" USING btree ("version_checked_on");
  CREATE INDEX "_facts_v_version_version_review_due_on_idx" ON "_facts_v" USING btree ("version_review_due_on");
  CREATE INDEX "_facts_v_version_version_updated_at_idx" ON "_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_facts_v_version_version_created_at_idx" ON "_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_facts_v_version_version_deleted_at_idx" ON "_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_facts_v_created_at_idx" ON "_facts_v" USING btree ("created_at");
  CREATE INDEX "_facts_v_updated_at_idx" ON "_facts_v" USING btree ("updated_at");
  CREATE INDEX "paths_steps_order_idx" ON "paths_steps" USING btree ("_order");
  CREATE INDEX "paths_steps_parent_id_idx" ON "paths_steps" USING btree ("_parent_id");
  CREATE INDEX "paths_steps_gate_idx" ON "paths_steps" USING btree ("gate_id");
  CREATE INDEX "paths_steps_location_idx" ON "paths_steps" USING btree ("location_id");
  CREATE INDEX "paths_title_idx" ON "paths" USING btree ("title");
  CREATE INDEX "paths_city_idx" ON "paths" USING btree ("city");
  CREATE UNIQUE INDEX "paths_slug_idx" ON "paths" USING btree ("slug");
  CREATE INDEX "paths_provenance_provenance_checked_on_idx" ON "paths" USING btree ("provenance_checked_on");
  CREATE INDEX "paths_provenance_provenance_review_due_on_idx" ON "paths" USING btree ("provenance_review_due_on");
  CREATE INDEX "paths_recommendation_idx" ON "paths" USING btree ("recommendation_id");
  CREATE INDEX "paths_updated_at_idx" ON "paths" USING btree ("updated_at");
  CREATE INDEX "paths_created_at_idx" ON "paths" USING btree ("created_at");
  CREATE INDEX "paths_deleted_at_idx" ON "paths" USING btree ("deleted_at");
  CREATE INDEX "paths__status_idx" ON "paths" USING btree ("_status");
  CREATE INDEX "_paths_v_version_steps_order_idx" ON "_paths_v_version_steps" USING btree ("_order");
  CREATE INDEX "_paths_v_version_steps_parent_id_idx" ON "_paths_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_paths_v_version_steps_gate_idx" ON "_paths_v_version_steps" USING btree ("gate_id");
  CREATE INDEX "_paths_v_version_steps_location_idx" ON "_paths_v_version_steps" USING btree ("location_id");
  CREATE INDEX "_paths_v_parent_idx" ON "_paths_v" USING btree ("parent_id");
  CREATE INDEX "_paths_v_version_version_title_idx" ON "_paths_v" USING btree ("version_title");
  CREATE INDEX "_paths_v_version_version_city_idx" ON "_paths_v" USING btree ("version_city");
  CREATE INDEX "_paths_v_version_version_slug_idx" ON "_paths_v" USING btree ("version_slug");
  CREATE INDEX "_paths_v_version_provenance_version_provenance_checked_o_idx" ON "_paths_v" USING btree ("version_provenance_checked_on");
  CREATE INDEX "_paths_v_version_provenance_version_provenance_review_du_idx" ON "_paths_v" USING btree ("version_provenance_review_due_on");
  CREATE INDEX "_paths_v_version_version_recommendation_idx" ON "_paths_v" USING btree ("version_recommendation_id");
  CREATE INDEX "_paths_v_version_version_updated_at_idx" ON "_paths_v" USING btree ("version_updated_at");
  CREATE INDEX "_paths_v_version_version_created_at_idx" ON "_paths_v" USING btree ("version_created_at");
  CREATE INDEX "_paths_v_version_version_deleted_at_idx" ON "_paths_v" USING btree ("version_deleted_at");
  CREATE INDEX "_paths_v_version_version__status_idx" ON "_paths_v" USING btree ("version__status");
  CREATE INDEX "_paths_v_created_at_idx" ON "_paths_v" USING btree ("created_at");
  CREATE INDEX "_paths_v_updated_at_idx" ON "_paths_v" USING btree ("updated_at");
  CREATE INDEX "_paths_v_latest_idx" ON "_paths_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_hero_sizes_hero_filename_idx" ON "media" USING btree ("sizes_hero_filename");
  CREATE INDEX "recommendations_steps_order_idx" ON "recommendations_steps" USING btree ("_order");
  CREATE INDEX "recommendations_steps_parent_id_idx" ON "recommendations_steps" USING btree ("_parent_id");
  CREATE INDEX "recommendations_steps_gate_idx" ON "recommendations_steps" USING btree ("gate_id");
  CREATE INDEX "recommendations_steps_location_idx" ON "recommendations_steps" USING btree ("location_id");
  CREATE INDEX "recommendations_submitted_at_idx" ON "recommendations" USING btree ("submitted_at");
  CREATE UNIQUE INDEX "recommendations_receipt_hash_idx" ON "recommendations" USING btree ("receipt_hash");
  CREATE UNIQUE INDEX "recommendations_idempotency_key_idx" ON "recommendations" USING btree ("idempotency_key");
  CREATE INDEX "status_submittedAt_idx" ON "recommendations" USING btree ("status","submitted_at");
  CREATE INDEX "recommendations_duplicate_of_place_id_if_any_idx" ON "recommendations" USING btree ("duplicate_of_place_id") WHERE "recommendations"."duplicate_of_place_id" is not null;
  CREATE INDEX "recommendations_published_place_id_if_any_idx" ON "recommendations" USING btree ("published_place_id") WHERE "recommendations"."published_place_id" is not null;
  CREATE INDEX "recommendations_report_location_id_if_any_idx" ON "recommendations" USING btree ("report_location_id") WHERE "recommendations"."report_location_id" is not null;
  CREATE INDEX "recommendations_known_network_idx" ON "recommendations" USING btree ("submitted_at") WHERE "recommendations"."network_hash" is not null;
  CREATE INDEX "review_log_item_idx" ON "review_log" USING btree ("item");
  CREATE INDEX "review_log_updated_at_idx" ON "review_log" USING btree ("updated_at");
  CREATE INDEX "review_log_created_at_idx" ON "review_log" USING btree ("created_at");
  CREATE INDEX "import_runs_kind_idx" ON "import_runs" USING btree ("kind");
  CREATE INDEX "import_runs_status_idx" ON "import_runs" USING btree ("status");
  CREATE UNIQUE INDEX "import_runs_schedule_key_idx" ON "import_runs" USING btree ("schedule_key");
  CREATE INDEX "import_runs_requested_by_idx" ON "import_runs" USING btree ("requested_by_id");
  CREATE INDEX "import_runs_updated_at_idx" ON "import_runs" USING btree ("updated_at");
  CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");
  CREATE INDEX "street_maps_city_idx" ON "street_maps" USING btree ("city");
  CREATE INDEX "street_maps_hash_idx" ON "street_maps" USING btree ("hash");
  CREATE INDEX "street_maps_run_idx" ON "street_maps" USING btree ("run_id");
  CREATE INDEX "street_maps_updated_at_idx" ON "street_maps" USING btree ("updated_at");
  CREATE INDEX "street_maps_created_at_idx" ON "street_maps" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_guide_articles_id_idx" ON "redirects_rels" USING btree ("guide_articles_id");
  CREATE INDEX "redirects_rels_paths_id_idx" ON "redirects_rels" USING btree ("paths_id");
  CREATE INDEX "redirects_rels_locations_id_idx" ON "redirects_rels" USING btree ("locations_id");
  CREATE INDEX "redirects_rels_mosque_gates_id_idx" ON "redirects_rels" USING btree ("mosque_gates_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_mosque_gates_id_idx" ON "payload_locked_documents_rels" USING btree ("mosque_gates_id");
  CREATE INDEX "payload_locked_documents_rels_guide_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_articles_id");
  CREATE INDEX "payload_locked_documents_rels_faq_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_groups_id");
  CREATE INDEX "payload_locked_documents_rels_authorities_id_idx" ON "payload_locked_documents_rels" USING btree ("authorities_id");
  CREATE INDEX "payload_locked_documents_rels_booking_platforms_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_platforms_id");
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");
  CREATE INDEX "payload_locked_documents_rels_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("paths_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_recommendations_id_idx" ON "payload_locked_documents_rels" USING btree ("recommendations_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_tiles_order_idx" ON "home_tiles" USING btree ("_order");
  CREATE INDEX "home_tiles_parent_id_idx" ON "home_tiles" USING btree ("_parent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_tiles_order_idx" ON "_home_v_version_tiles" USING btree ("_order");
  CREATE INDEX "_home_v_version_tiles_parent_id_idx" ON "_home_v_version_tiles" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "about_sections_order_idx" ON "about_sections" USING btree ("_order");
  CREATE INDEX "about_sections_parent_id_idx" ON "about_sections" USING btree ("_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_sections_order_idx" ON "_about_v_version_sections" USING btree ("_order");
  CREATE INDEX "_about_v_version_sections_parent_id_idx" ON "_about_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "contact_faqs_order_idx" ON "contact_faqs" USING btree ("_order");
  CREATE INDEX "contact_faqs_parent_id_idx" ON "contact_faqs" USING btree ("_parent_id");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_faqs_order_idx" ON "_contact_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_contact_v_version_faqs_parent_id_idx" ON "_contact_v_version_faqs" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "terms_sections_order_idx" ON "terms_sections" USING btree ("_order");
  CREATE INDEX "terms_sections_parent_id_idx" ON "terms_sections" USING btree ("_parent_id");
  CREATE INDEX "terms__status_idx" ON "terms" USING btree ("_status");
  CREATE INDEX "_terms_v_version_sections_order_idx" ON "_terms_v_version_sections" USING btree ("_order");
  CREATE INDEX "_terms_v_version_sections_parent_id_idx" ON "_terms_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_terms_v_version_version__status_idx" ON "_terms_v" USING btree ("version__status");
  CREATE INDEX "_terms_v_created_at_idx" ON "_terms_v" USING btree ("created_at");
  CREATE INDEX "_terms_v_updated_at_idx" ON "_terms_v" USING btree ("updated_at");
  CREATE INDEX "_terms_v_latest_idx" ON "_terms_v" USING btree ("latest");
  CREATE INDEX "emergency_numbers_phone_numbers_order_idx" ON "emergency_numbers_phone_numbers" USING btree ("_order");
  CREATE INDEX "emergency_numbers_phone_numbers_parent_id_idx" ON "emergency_numbers_phone_numbers" USING btree ("_parent_id");
  CREATE INDEX "emergency_numbers_phone_numbers_checked_on_idx" ON "emergency_numbers_phone_numbers" USING btree ("checked_on");
  CREATE INDEX "emergency_numbers_phone_numbers_review_due_on_idx" ON "emergency_numbers_phone_numbers" USING btree ("review_due_on");
  CREATE INDEX "emergency_numbers_portals_order_idx" ON "emergency_numbers_portals" USING btree ("_order");
  CREATE INDEX "emergency_numbers_portals_parent_id_idx" ON "emergency_numbers_portals" USING btree ("_parent_id");
  CREATE INDEX "emergency_numbers__status_idx" ON "emergency_numbers" USING btree ("_status");
  CREATE INDEX "_emergency_numbers_v_version_phone_numbers_order_idx" ON "_emergency_numbers_v_version_phone_numbers" USING btree ("_order");
  CREATE INDEX "_emergency_numbers_v_version_phone_numbers_parent_id_idx" ON "_emergency_numbers_v_version_phone_numbers" USING btree ("_parent_id");
  CREATE INDEX "_emergency_numbers_v_version_phone_numbers_checked_on_idx" ON "_emergency_numbers_v_version_phone_numbers" USING btree ("checked_on");
  CREATE INDEX "_emergency_numbers_v_version_phone_numbers_review_due_on_idx" ON "_emergency_numbers_v_version_phone_numbers" USING btree ("review_due_on");
  CREATE INDEX "_emergency_numbers_v_version_portals_order_idx" ON "_emergency_numbers_v_version_portals" USING btree ("_order");
  CREATE INDEX "_emergency_numbers_v_version_portals_parent_id_idx" ON "_emergency_numbers_v_version_portals" USING btree ("_parent_id");
  CREATE INDEX "_emergency_numbers_v_version_version__status_idx" ON "_emergency_numbers_v" USING btree ("version__status");
  CREATE INDEX "_emergency_numbers_v_created_at_idx" ON "_emergency_numbers_v" USING btree ("created_at");
  CREATE INDEX "_emergency_numbers_v_updated_at_idx" ON "_emergency_numbers_v" USING btree ("updated_at");
  CREATE INDEX "_emergency_numbers_v_latest_idx" ON "_emergency_numbers_v" USING btree ("latest");
  CREATE INDEX "site_settings_coming_soon_order_idx" ON "site_settings_coming_soon" USING btree ("_order");
  CREATE INDEX "site_settings_coming_soon_parent_id_idx" ON "site_settings_coming_soon" USING btree ("_parent_id");
  CREATE INDEX "site_settings_coming_soon_article_idx" ON "site_settings_coming_soon" USING btree ("article_id");
  CREATE INDEX "site_settings_tour_steps_order_idx" ON "site_settings_tour_steps" USING btree ("_order");
  CREATE INDEX "site_settings_tour_steps_parent_id_idx" ON "site_settings_tour_steps" USING btree ("_parent_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_coming_soon_order_idx" ON "_site_settings_v_version_coming_soon" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_coming_soon_parent_id_idx" ON "_site_settings_v_version_coming_soon" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_coming_soon_article_idx" ON "_site_settings_v_version_coming_soon" USING btree ("article_id");
  CREATE INDEX "_site_settings_v_version_tour_steps_order_idx" ON "_site_settings_v_version_tour_steps" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_tour_steps_parent_id_idx" ON "_site_settings_v_version_tour_steps" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "import_values_record_idx" ON "import_values" USING btree ("collection","record_id");
  CREATE INDEX "content_changes_transaction_idx" ON "content_changes" USING btree ("transaction");`)
  for (const statement of writtenByHand()) await db.execute(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "locations" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "mosque_gates" CASCADE;
  DROP TABLE "_mosque_gates_v" CASCADE;
  DROP TABLE "guide_articles_sources" CASCADE;
  DROP TABLE "guide_articles" CASCADE;
  DROP TABLE "_guide_articles_v_version_sources" CASCADE;
  DROP TABLE "_guide_articles_v" CASCADE;
  DROP TABLE "faq_groups_questions" CASCADE;
  DROP TABLE "faq_groups" CASCADE;
  DROP TABLE "_faq_groups_v_version_questions" CASCADE;
  DROP TABLE "_faq_groups_v" CASCADE;
  DROP TABLE "authorities_services" CASCADE;
  DROP TABLE "authorities" CASCADE;
  DROP TABLE "_authorities_v_version_services" CASCADE;
  DROP TABLE "_authorities_v" CASCADE;
  DROP TABLE "booking_platforms_features" CASCADE;
  DROP TABLE "booking_platforms_steps" CASCADE;
  DROP TABLE "booking_platforms" CASCADE;
  DROP TABLE "_booking_platforms_v_version_features" CASCADE;
  DROP TABLE "_booking_platforms_v_version_steps" CASCADE;
  DROP TABLE "_booking_platforms_v" CASCADE;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "_facts_v" CASCADE;
  DROP TABLE "paths_steps" CASCADE;
  DROP TABLE "paths" CASCADE;
  DROP TABLE "_paths_v_version_steps" CASCADE;
  DROP TABLE "_paths_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "recommendations_steps" CASCADE;
  DROP TABLE "recommendations" CASCADE;
  DROP TABLE "review_log" CASCADE;
  DROP TABLE "import_runs" CASCADE;
  DROP TABLE "street_maps" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_tiles" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_tiles" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "about_sections" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_sections" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "contact_faqs" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "_contact_v_version_faqs" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "terms_sections" CASCADE;
  DROP TABLE "terms" CASCADE;
  DROP TABLE "_terms_v_version_sections" CASCADE;
  DROP TABLE "_terms_v" CASCADE;
  DROP TABLE "emergency_numbers_phone_numbers" CASCADE;
  DROP TABLE "emergency_numbers_portals" CASCADE;
  DROP TABLE "emergency_numbers" CASCADE;
  DROP TABLE "_emergency_numbers_v_version_phone_numbers" CASCADE;
  DROP TABLE "_emergency_numbers_v_version_portals" CASCADE;
  DROP TABLE "_emergency_numbers_v" CASCADE;
  DROP TABLE "site_settings_coming_soon" CASCADE;
  DROP TABLE "site_settings_tour_steps" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_coming_soon" CASCADE;
  DROP TABLE "_site_settings_v_version_tour_steps" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "import_settings" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "seed_records" CASCADE;
  DROP TABLE "seed_state" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "place_merges" CASCADE;
  DROP TABLE "merge_undo" CASCADE;
  DROP TABLE "place_distinctions" CASCADE;
  DROP TABLE "import_values" CASCADE;
  DROP TABLE "content_changes" CASCADE;
  DROP TABLE "deleted_records" CASCADE;
  DROP TABLE "import_undo" CASCADE;
  DROP TABLE "import_creations" CASCADE;
  DROP TABLE "street_files" CASCADE;
  DROP TABLE "import_previews" CASCADE;
  DROP TYPE "public"."enum_locations_category";
  DROP TYPE "public"."enum_locations_city";
  DROP TYPE "public"."enum_locations_wheelchair";
  DROP TYPE "public"."enum_locations_women_area";
  DROP TYPE "public"."enum_locations_prayer_area";
  DROP TYPE "public"."enum_locations_confidence";
  DROP TYPE "public"."enum_locations_origin";
  DROP TYPE "public"."enum_locations_name_basis";
  DROP TYPE "public"."enum_locations_status";
  DROP TYPE "public"."enum__locations_v_version_category";
  DROP TYPE "public"."enum__locations_v_version_city";
  DROP TYPE "public"."enum__locations_v_version_wheelchair";
  DROP TYPE "public"."enum__locations_v_version_women_area";
  DROP TYPE "public"."enum__locations_v_version_prayer_area";
  DROP TYPE "public"."enum__locations_v_version_confidence";
  DROP TYPE "public"."enum__locations_v_version_origin";
  DROP TYPE "public"."enum__locations_v_version_name_basis";
  DROP TYPE "public"."enum__locations_v_version_status";
  DROP TYPE "public"."enum_mosque_gates_kind";
  DROP TYPE "public"."enum_mosque_gates_is_major";
  DROP TYPE "public"."enum_mosque_gates_women_only";
  DROP TYPE "public"."enum_mosque_gates_is_entrance";
  DROP TYPE "public"."enum_mosque_gates_is_exit";
  DROP TYPE "public"."enum_mosque_gates_is_wheelchair_accessible";
  DROP TYPE "public"."enum_mosque_gates_confidence";
  DROP TYPE "public"."enum_mosque_gates_status";
  DROP TYPE "public"."enum__mosque_gates_v_version_kind";
  DROP TYPE "public"."enum__mosque_gates_v_version_is_major";
  DROP TYPE "public"."enum__mosque_gates_v_version_women_only";
  DROP TYPE "public"."enum__mosque_gates_v_version_is_entrance";
  DROP TYPE "public"."enum__mosque_gates_v_version_is_exit";
  DROP TYPE "public"."enum__mosque_gates_v_version_is_wheelchair_accessible";
  DROP TYPE "public"."enum__mosque_gates_v_version_confidence";
  DROP TYPE "public"."enum__mosque_gates_v_version_status";
  DROP TYPE "public"."enum_guide_articles_section";
  DROP TYPE "public"."enum_guide_articles_status";
  DROP TYPE "public"."enum__guide_articles_v_version_section";
  DROP TYPE "public"."enum__guide_articles_v_version_status";
  DROP TYPE "public"."enum_faq_groups_status";
  DROP TYPE "public"."enum__faq_groups_v_version_status";
  DROP TYPE "public"."enum_authorities_status";
  DROP TYPE "public"."enum__authorities_v_version_status";
  DROP TYPE "public"."enum_booking_platforms_status";
  DROP TYPE "public"."enum__booking_platforms_v_version_status";
  DROP TYPE "public"."enum_paths_steps_category";
  DROP TYPE "public"."enum_paths_city";
  DROP TYPE "public"."enum_paths_origin";
  DROP TYPE "public"."enum_paths_status";
  DROP TYPE "public"."enum__paths_v_version_steps_category";
  DROP TYPE "public"."enum__paths_v_version_city";
  DROP TYPE "public"."enum__paths_v_version_origin";
  DROP TYPE "public"."enum__paths_v_version_status";
  DROP TYPE "public"."enum_recommendations_steps_category";
  DROP TYPE "public"."enum_recommendations_status";
  DROP TYPE "public"."enum_recommendations_kind";
  DROP TYPE "public"."enum_recommendations_city";
  DROP TYPE "public"."enum_recommendations_place_category";
  DROP TYPE "public"."enum_recommendations_place_site_category";
  DROP TYPE "public"."enum_recommendations_report_target";
  DROP TYPE "public"."enum_recommendations_report_field";
  DROP TYPE "public"."enum_review_log_item_kind";
  DROP TYPE "public"."enum_review_log_action";
  DROP TYPE "public"."enum_review_log_from";
  DROP TYPE "public"."enum_review_log_to";
  DROP TYPE "public"."enum_import_runs_kind";
  DROP TYPE "public"."enum_import_runs_source";
  DROP TYPE "public"."enum_import_runs_status";
  DROP TYPE "public"."enum_import_runs_trigger";
  DROP TYPE "public"."enum_street_maps_city";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum_terms_status";
  DROP TYPE "public"."enum__terms_v_version_status";
  DROP TYPE "public"."enum_emergency_numbers_status";
  DROP TYPE "public"."enum__emergency_numbers_v_version_status";
  DROP TYPE "public"."enum_site_settings_tour_steps_position";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_tour_steps_position";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
  await db.execute(sql`
  DROP FUNCTION note_content_change();
  DROP FUNCTION refuse_submission(text, integer);
  DROP COLLATION name_order;`)
}
