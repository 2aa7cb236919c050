/** The files of streets that ship, by city: one city's areas make one map. */
export const streetFiles = {
  makkah: ['makkah-streets.overpass.json', 'mashair-streets.overpass.json'],
  madinah: ['madinah-streets.overpass.json'],
} as const
