import * as migration_20261121_015151_initial from './20261121_015151_initial';
import * as migration_20261121_015200_reserve_mosque_ids from './20261121_015200_reserve_mosque_ids';

export const migrations = [
  {
    up: migration_20261121_015151_initial.up,
    down: migration_20261121_015151_initial.down,
    name: '20261121_015151_initial',
  },
  {
    up: migration_20261121_015200_reserve_mosque_ids.up,
    down: migration_20261121_015200_reserve_mosque_ids.down,
    name: '20261121_015200_reserve_mosque_ids'
  },
];
