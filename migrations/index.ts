import * as migration_20261121_020426_initial from './20261121_020426_initial';
import * as migration_20261121_023000_reserve_mosque_ids from './20261121_023000_reserve_mosque_ids';

export const migrations = [
  {
    up: migration_20261121_020426_initial.up,
    down: migration_20261121_020426_initial.down,
    name: '20261121_020426_initial',
  },
  {
    up: migration_20261121_023000_reserve_mosque_ids.up,
    down: migration_20261121_023000_reserve_mosque_ids.down,
    name: '20261121_023000_reserve_mosque_ids'
  },
];
