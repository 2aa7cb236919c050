import * as migration_20261121_020426_initial from './20261121_020426_initial';
import * as migration_20261121_023000_reserve_mosque_ids from './20261121_023000_reserve_mosque_ids';
import * as migration_20261121_064444_moderation_imports_and_hours from './20261121_064444_moderation_imports_and_hours';
import * as migration_20261121_113410_fewer_indexes from './20261121_113410_fewer_indexes';
import * as migration_20261121_114159_import_creations from './20261121_114159_import_creations';
import * as migration_20261121_120000_refuse_submission from './20261121_120000_refuse_submission';
import * as migration_20261122_154432_fewer_submission_indexes from './20261122_154432_fewer_submission_indexes';
import * as migration_20261122_222814_still_there from './20261122_222814_still_there';
import * as migration_20261124_014000_name_order from './20261124_014000_name_order';

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
    up: migration_20261121_064444_moderation_imports_and_hours.up,
    down: migration_20261121_064444_moderation_imports_and_hours.down,
    name: '20261121_064444_moderation_imports_and_hours',
  },
  {
    up: migration_20261121_113410_fewer_indexes.up,
    down: migration_20261121_113410_fewer_indexes.down,
    name: '20261121_113410_fewer_indexes',
  },
  {
    up: migration_20261121_114159_import_creations.up,
    down: migration_20261121_114159_import_creations.down,
    name: '20261121_114159_import_creations',
  },
  {
    up: migration_20261121_120000_refuse_submission.up,
    down: migration_20261121_120000_refuse_submission.down,
    name: '20261121_120000_refuse_submission',
  },
  {
    up: migration_20261122_154432_fewer_submission_indexes.up,
    down: migration_20261122_154432_fewer_submission_indexes.down,
    name: '20261122_154432_fewer_submission_indexes',
  },
  {
    up: migration_20261122_222814_still_there.up,
    down: migration_20261122_222814_still_there.down,
    name: '20261122_222814_still_there',
  },
  {
    up: migration_20261124_014000_name_order.up,
    down: migration_20261124_014000_name_order.down,
    name: '20261124_014000_name_order'
  },
];
