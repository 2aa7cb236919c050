/** The id in an address: a positive whole number of at most nine digits, as the database can hold; `null` otherwise. */
export const parsePlaceId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
