import type { SpotKey } from '@/shared/card/card'

/** What stands on a card, in both languages; the Arabic is for drivers, guards and people who help. */
export const spotLabels: Readonly<Record<SpotKey, { readonly label: string; readonly arabic: string }>> = {
  hotel: { label: 'My hotel', arabic: 'فندقي' },
  meeting: { label: 'My group meets at', arabic: 'مكان لقاء مجموعتي' },
  gate: { label: 'The gate I entered', arabic: 'الباب الذي دخلت منه' },
}

/** The first line: a request that fits what is on the card, in words that do not tell whether a man or a woman reads it. */
export const requests = {
  hotel: { english: 'Please help me to get to my hotel.', arabic: 'الرجاء مساعدتي في الوصول إلى فندقي.' },
  other: { english: 'Please help me to find my group.', arabic: 'الرجاء مساعدتي في الوصول إلى مجموعتي.' },
} as const

export const nameLabel = { english: 'My name', arabic: 'اسمي' } as const

export const callLabel = { english: 'Please call', arabic: 'الرجاء الاتصال بهذا الرقم' } as const

/** The letter that stands for a spot on the map of the sheet, and beside its name. */
export const spotLetters: Readonly<Record<SpotKey, string>> = { hotel: 'H', meeting: 'M', gate: 'G' }

/**
 * Of the sheet of paper. Medicines: https://article.mwlana.com/?p=1036382, illnesses:
 * https://maspeak.com/ja/ar/words/25436, and both in the advice of the Ministry of Health to pilgrims who are ill, of
 * 30 May 2024, on https://25h.app. What has no Arabic had no second source.
 */
export const noteLabels = {
  group: { english: 'My group', arabic: null },
  bloodGroup: { english: 'Blood group', arabic: null },
  illnesses: { english: 'Illnesses', arabic: 'الأمراض' },
  medicines: { english: 'Medicines', arabic: 'الأدوية' },
} as const
