import * as migration_20261121_020426_initial from './20261121_020426_initial';
import * as migration_20261121_023000_reserve_mosque_ids from './20261121_023000_reserve_mosque_ids';
import * as migration_20261121_064444_moderation_imports_and_hours from './20261121_064444_moderation_imports_and_hours';
import * as migration_20261121_113410_fewer_indexes from './20261121_113410_fewer_indexes';
import * as migration_20261121_114159_import_creations from './20261121_114159_import_creations';
import * as migration_20261121_120000_refuse_submission from './20261121_120000_refuse_submission';
import * as migration_20261122_154432_fewer_submission_indexes from './20261122_154432_fewer_submission_indexes';
import * as migration_20261122_222814_still_there from './20261122_222814_still_there';
import * as migration_20261124_014000_name_order from './20261124_014000_name_order';
import * as migration_20261124_082901_deletion_erasure_changes from './20261124_082901_deletion_erasure_changes';
import * as migration_20261124_150829_staff_places_addresses from './20261124_150829_staff_places_addresses';
import * as migration_20261124_180911_facts_and_guides from './20261124_180911_facts_and_guides';
import * as migration_20261124_235000_note_redirects from './20261124_235000_note_redirects';
import * as migration_20261124_235900_places_back_to_three_cities from './20261124_235900_places_back_to_three_cities';
import * as migration_20261124_235900_reports_return from './20261124_235900_reports_return';
import * as migration_20261124_235950_guides_back_to_two_sections from './20261124_235950_guides_back_to_two_sections';
import * as migration_20261124_235950_note_facts from './20261124_235950_note_facts';
import * as migration_20261125_044413_streets from './20261125_044413_streets';
import * as migration_20261125_044500_note_streets from './20261125_044500_note_streets';
import * as migration_20261125_174500_note_withdrawals from './20261125_174500_note_withdrawals';
import * as migration_20261126_202823_help_points from './20261126_202823_help_points';

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
    name: '20261124_014000_name_order',
  },
  {
    up: migration_20261124_082901_deletion_erasure_changes.up,
    down: migration_20261124_082901_deletion_erasure_changes.down,
    name: '20261124_082901_deletion_erasure_changes',
  },
  {
    up: migration_20261124_150829_staff_places_addresses.up,
    down: migration_20261124_150829_staff_places_addresses.down,
    name: '20261124_150829_staff_places_addresses',
  },
  {
    up: migration_20261124_180911_facts_and_guides.up,
    down: migration_20261124_180911_facts_and_guides.down,
    name: '20261124_180911_facts_and_guides',
  },
  {
    up: migration_20261124_235000_note_redirects.up,
    down: migration_20261124_235000_note_redirects.down,
    name: '20261124_235000_note_redirects',
  },
  {
    up: migration_20261124_235900_places_back_to_three_cities.up,
    down: migration_20261124_235900_places_back_to_three_cities.down,
    name: '20261124_235900_places_back_to_three_cities',
  },
  {
    up: migration_20261124_235900_reports_return.up,
    down: migration_20261124_235900_reports_return.down,
    name: '20261124_235900_reports_return',
  },
  {
    up: migration_20261124_235950_guides_back_to_two_sections.up,
    down: migration_20261124_235950_guides_back_to_two_sections.down,
    name: '20261124_235950_guides_back_to_two_sections',
  },
  {
    up: migration_20261124_235950_note_facts.up,
    down: migration_20261124_235950_note_facts.down,
    name: '20261124_235950_note_facts',
  },
  {
    up: migration_20261125_044413_streets.up,
    down: migration_20261125_044413_streets.down,
    name: '20261125_044413_streets',
  },
  {
    up: migration_20261125_044500_note_streets.up,
    down: migration_20261125_044500_note_streets.down,
    name: '20261125_044500_note_streets',
  },
  {
    up: migration_20261125_174500_note_withdrawals.up,
    down: migration_20261125_174500_note_withdrawals.down,
    name: '20261125_174500_note_withdrawals',
  },
  {
    up: migration_20261126_202823_help_points.up,
    down: migration_20261126_202823_help_points.down,
    name: '20261126_202823_help_points'
  },
];
