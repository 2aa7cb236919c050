import type { MosqueKey } from '@/domain/gates/mosques'

/** Spec §9. */
export const SCHEMATIC_HEIGHT_PX = 400

/** With the height, the frame the walls are drawn in; about a phone's width. */
export const SCHEMATIC_WIDTH_PX = 340

export type Marker = {
  readonly gateNumber: string
  /** Per cent of the frame, from its top left corner. */
  readonly left: number
  readonly top: number
}

type Schematic = {
  /** The walls as SVG paths in frame units, outermost first. */
  readonly walls: readonly string[]
  /** The point bearings are taken from, in frame units: the Kaaba, or the middle of the Prophet's Mosque. */
  readonly centre: { readonly x: number; readonly y: number }
  readonly markers: readonly Marker[]
}

/**
 * Fixed positions (spec §2 and §9: 8 for Haram, 6 for Nabawi), derived once from the coordinates of `gates-facts.json`.
 *
 * Haram is true to scale, 0.58 units a metre, north up: x = 170 + 0.58·(metres east of the Kaaba + 104),
 * y = 200 + 0.58·(metres south of it + 102). Its walls run through the mapped doors.
 *
 * Nabawi is true to the bearing of each gate from the middle of the building (24.4686 N, 39.6112 E). The old mosque in the
 * south is drawn larger than it is, because gates 39 and 40 lie ten metres apart and a thumb is wider than that.
 */
export const schematics = {
  haram: {
    walls: [
      'M17 175 32 168 45 146 60 123 59 107 80 100 91 93 106 73 131 66 157 42 172 49 222 42 235 30 250 49 245 62 244 106 243 129 233 145 224 142 194 150 175 156 149 175 134 193 125 217 112 223 93 210 69 206 42 195 30 190z',
      'M132 238 130 255 119 263 106 264 100 275 94 287 91 302 97 317 102 341 116 352 125 361 151 370 174 368 192 350 209 353 235 353 255 344 270 336 294 314 291 271 287 224 280 166 250 162 214 158 197 161 175 174 160 184 143 204z',
      'M294 314 326 300 325 259 314 225 308 158 303 78 288 67 274 70 264 85 271 114 280 166 287 224 291 271z',
    ],
    centre: { x: 230.3, y: 259.2 },
    markers: [
      { gateNumber: '1', left: 61.4, top: 88.2 },
      { gateNumber: '13', left: 93.5, top: 73.9 },
      { gateNumber: '19', left: 91.9, top: 56.2 },
      { gateNumber: '25', left: 88.7, top: 19.4 },
      { gateNumber: '45', left: 73.3, top: 40.4 },
      { gateNumber: '62', left: 38.9, top: 59.4 },
      { gateNumber: '79', left: 29.7, top: 85.2 },
      { gateNumber: '100', left: 31.2, top: 18.2 },
    ],
  },
  nabawi: {
    walls: ['M25 45H315V235H25z', 'M105 235H230V365H105z'],
    centre: { x: 170, y: 150 },
    markers: [
      { gateNumber: '1', left: 30.9, top: 83.8 },
      { gateNumber: '3', left: 30.9, top: 66.3 },
      { gateNumber: '21', left: 49.1, top: 11.3 },
      { gateNumber: '37', left: 83.8, top: 58.8 },
      { gateNumber: '39', left: 67.6, top: 68.5 },
      { gateNumber: '40', left: 67.6, top: 85.2 },
    ],
  },
} as const satisfies Record<MosqueKey, Schematic>

type Numbered = { readonly gateNumber: string | null; readonly kind: string }

/** The markers of a mosque with their gates; one whose gate is not published is left out. */
export function placedMarkers<Gate extends Numbered>(
  mosque: MosqueKey,
  gates: readonly Gate[],
): readonly (Marker & { readonly gate: Gate })[] {
  return schematics[mosque].markers.flatMap((marker) => {
    const gate = gates.find(({ gateNumber, kind }) => gateNumber === marker.gateNumber && kind !== 'courtyard_gate')
    return gate === undefined ? [] : [{ ...marker, gate }]
  })
}
