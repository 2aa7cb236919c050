/** The two mosques whose gates the guide lists; ids and default coordinates from spec §3 and §9. */
export const MOSQUE_IDS = { haram: 255, nabawi: 239 } as const

export type MosqueKey = keyof typeof MOSQUE_IDS

type Mosque = {
  readonly key: MosqueKey
  readonly id: number
  readonly name: string
  readonly arabicName: string
  readonly city: 'Makkah' | 'Madinah'
  readonly latitude: number
  readonly longitude: number
}

export const mosques = {
  haram: {
    key: 'haram',
    id: MOSQUE_IDS.haram,
    name: 'Masjid al-Haram',
    arabicName: 'المسجد الحرام',
    city: 'Makkah',
    latitude: 21.4225,
    longitude: 39.8262,
  },
  nabawi: {
    key: 'nabawi',
    id: MOSQUE_IDS.nabawi,
    name: 'Masjid an-Nabawi',
    arabicName: 'المسجد النبوي',
    city: 'Madinah',
    latitude: 24.4672,
    longitude: 39.6112,
  },
} as const satisfies Record<MosqueKey, Mosque>

export const isMosqueKey = (value: unknown): value is MosqueKey => value === 'haram' || value === 'nabawi'

export const mosqueById = (id: number): Mosque | null =>
  Object.values(mosques).find((mosque) => mosque.id === id) ?? null
