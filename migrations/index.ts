import * as migration_20261121_020426_initial from './20261121_020426_initial';
import * as migration_20261121_023000_reserve_mosque_ids from './20261121_023000_reserve_mosque_ids';
import * as migration_20261121_051211_weekly_hours_and_page_views from './20261121_051211_weekly_hours_and_page_views';
import * as migration_20261121_051603_place_merges from './20261121_051603_place_merges';
import * as migration_20261121_051850_recommendations_review from './20261121_051850_recommendations_review';
import * as migration_20261121_052212_import_runs from './20261121_052212_import_runs';
import * as migration_20261121_052630_import_previews from './20261121_052630_import_previews';

export const migrations = [
  {
    up: migration_20261121_020426_initial.up,
    down: migration_20261121_020426_initial.down,
    name: '20261121_020426_initial',
  },
  {
    up: migration_20261121_023000_reserve_mosque_ids.up,
    down: migration_20261121_023000_reserve_mosque_ids.down,
    name: '20261121_023000_reserve_mosque_ids',
  },
  {
    up: migration_20261121_051211_weekly_hours_and_page_views.up,
    down: migration_20261121_051211_weekly_hours_and_page_views.down,
    name: '20261121_051211_weekly_hours_and_page_views',
  },
  {
    up: migration_20261121_051603_place_merges.up,
    down: migration_20261121_051603_place_merges.down,
    name: '20261121_051603_place_merges',
  },
  {
    up: migration_20261121_051850_recommendations_review.up,
    down: migration_20261121_051850_recommendations_review.down,
    name: '20261121_051850_recommendations_review',
  },
  {
    up: migration_20261121_052212_import_runs.up,
    down: migration_20261121_052212_import_runs.down,
    name: '20261121_052212_import_runs',
  },
  {
    up: migration_20261121_052630_import_previews.up,
    down: migration_20261121_052630_import_previews.down,
    name: '20261121_052630_import_previews'
  },
];
