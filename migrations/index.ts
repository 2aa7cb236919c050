import * as migration_20261126_230422_initial from './20261126_230422_initial';

export const migrations = [
  {
    up: migration_20261126_230422_initial.up,
    down: migration_20261126_230422_initial.down,
    name: '20261126_230422_initial'
  },
];
