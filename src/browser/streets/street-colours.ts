/**
 * What the streets are drawn in: white marble roads on ivory ground, gold for the wide ones, the green dome for mosques.
 * Not variables of the style sheets: the CMS has none of the guide's.
 */
const light = {
  ground: '#f3ecdc',
  building: '#e6dcc6',
  'building-edge': '#d6c9ad',
  landmark: '#ecd6a6',
  'landmark-edge': '#a8833a',
  mosque: '#c9dfd0',
  'mosque-edge': '#3d8063',
  square: '#faf7f0',
  edge: '#cfc2a8',
  minor: '#fff',
  major: '#f7e2b4',
  'major-edge': '#c6a35a',
  motorway: '#efcb85',
  'motorway-edge': '#a97f33',
  footway: '#8a7350',
  steps: '#7a4b00',
  label: '#17140e',
  'label-soft': '#3d362a',
  halo: '#fffaf0',
  gate: '#0b5a3c',
  'on-gate': '#fff',
} as const

export type StreetColours = Readonly<Record<keyof typeof light, string>>

const dark: StreetColours = {
  ground: '#1b1812',
  building: '#29241b',
  'building-edge': '#3a3327',
  landmark: '#463819',
  'landmark-edge': '#a8833a',
  mosque: '#1d3a2c',
  'mosque-edge': '#58a680',
  square: '#232019',
  edge: '#4d4536',
  minor: '#3b3529',
  major: '#5e4d2a',
  'major-edge': '#7d6836',
  motorway: '#77602f',
  'motorway-edge': '#99793a',
  footway: '#96866a',
  steps: '#d7a94f',
  label: '#f5f0e6',
  'label-soft': '#d6cdbb',
  halo: '#14110c',
  gate: '#6fcb9f',
  'on-gate': '#12100c',
}

export const streetColours = (isDark: boolean): StreetColours => (isDark ? dark : light)
