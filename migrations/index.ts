import * as migration_20261126_230422_initial from './20261126_230422_initial';
import * as migration_20261127_161343_search_words from './20261127_161343_search_words';

export const migrations = [
  {
    up: migration_20261126_230422_initial.up,
    down: migration_20261126_230422_initial.down,
    name: '20261126_230422_initial',
  },
  {
    up: migration_20261127_161343_search_words.up,
    down: migration_20261127_161343_search_words.down,
    name: '20261127_161343_search_words'
  },
];
