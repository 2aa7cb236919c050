/** The two imports of the hidden admin mode, with the texts of spec §8 to the letter. */
export const imports = [
  {
    path: '/api/admin/import-osm',
    label: 'Import OpenStreetMap data',
    success: {
      title: 'Import Successful',
      description: 'OpenStreetMap data has been imported successfully.',
    },
    failure: { title: 'Import Failed', description: 'There was an error importing OpenStreetMap data.' },
    leadsTo: '/map',
  },
  {
    path: '/api/admin/import-gates',
    label: 'Import mosque gates',
    success: { title: 'Gates Import Successful', description: 'Mosque gates data has been imported successfully.' },
    failure: { title: 'Gates Import Failed', description: 'There was an error importing mosque gates data.' },
    leadsTo: '/gates-map',
  },
] as const

export type Import = (typeof imports)[number]

/** Spec §9: the success can be read before the screen changes. Milliseconds. */
export const REDIRECT_DELAY_MS = 2_000
