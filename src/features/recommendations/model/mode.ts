/** What /recommendations shows (spec §4). */
export type Mode = 'place' | 'path'
