import * as migration_20261126_230422_initial from './20261126_230422_initial';
import * as migration_20261127_170203_search from './20261127_170203_search';
import * as migration_20261127_210841_answers_and_months from './20261127_210841_answers_and_months';
import * as migration_20261128_002315_notices from './20261128_002315_notices';
import * as migration_20261128_075100_link_check from './20261128_075100_link_check';
import * as migration_20261128_164228_spreadsheets_breaking from './20261128_164228_spreadsheets_breaking';
import * as migration_20261128_164238_two_factor from './20261128_164238_two_factor';
import * as migration_20261128_165234_account_log from './20261128_165234_account_log';
import * as migration_20261128_165606_session_devices from './20261128_165606_session_devices';
import * as migration_20261129_092840_pictures_in_a_bucket from './20261129_092840_pictures_in_a_bucket';

export const migrations = [
  {
    up: migration_20261126_230422_initial.up,
    down: migration_20261126_230422_initial.down,
    name: '20261126_230422_initial',
  },
  {
    up: migration_20261127_170203_search.up,
    down: migration_20261127_170203_search.down,
    name: '20261127_170203_search',
  },
  {
    up: migration_20261127_210841_answers_and_months.up,
    down: migration_20261127_210841_answers_and_months.down,
    name: '20261127_210841_answers_and_months',
  },
  {
    up: migration_20261128_002315_notices.up,
    down: migration_20261128_002315_notices.down,
    name: '20261128_002315_notices',
  },
  {
    up: migration_20261128_075100_link_check.up,
    down: migration_20261128_075100_link_check.down,
    name: '20261128_075100_link_check',
  },
  {
    up: migration_20261128_164228_spreadsheets_breaking.up,
    down: migration_20261128_164228_spreadsheets_breaking.down,
    name: '20261128_164228_spreadsheets_breaking',
  },
  {
    up: migration_20261128_164238_two_factor.up,
    down: migration_20261128_164238_two_factor.down,
    name: '20261128_164238_two_factor',
  },
  {
    up: migration_20261128_165234_account_log.up,
    down: migration_20261128_165234_account_log.down,
    name: '20261128_165234_account_log',
  },
  {
    up: migration_20261128_165606_session_devices.up,
    down: migration_20261128_165606_session_devices.down,
    name: '20261128_165606_session_devices',
  },
  {
    up: migration_20261129_092840_pictures_in_a_bucket.up,
    down: migration_20261129_092840_pictures_in_a_bucket.down,
    name: '20261129_092840_pictures_in_a_bucket'
  },
];
