import type { SpotKey } from '@/shared/card/card'

/** What stands on a card, in both languages; the Arabic is for drivers, guards and people who help. */
export const spotLabels: Readonly<Record<SpotKey, { readonly label: string; readonly arabic: string }>> = {
  hotel: { label: 'My hotel', arabic: 'فندقي' },
  meeting: { label: 'My group meets at', arabic: 'مكان لقاء مجموعتي' },
  gate: { label: 'The gate I entered', arabic: 'الباب الذي دخلت منه' },
}

/** The first line: a request that fits what is on the card. */
export const requests = {
  hotel: { english: 'Please help me to get to my hotel.', arabic: 'من فضلك ساعدني في الوصول إلى فندقي.' },
  other: { english: 'Please help me to find my group.', arabic: 'من فضلك ساعدني في الوصول إلى مجموعتي.' },
} as const

export const nameLabel = { english: 'My name', arabic: 'اسمي' } as const

export const callLabel = { english: 'Please call', arabic: 'من فضلك اتصل بهذا الرقم' } as const
