import type { PlaceSummary } from '@/contracts/content'

/** A place as lists of the guide have it. */
export const kaaba: PlaceSummary = {
  id: 1002,
  name: "The Ka'bah (Kaaba)",
  arabicName: 'الكعبة',
  category: 'holy site',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  latitude: 21.4225164,
  longitude: 39.826182,
  checkedOn: '2026-11-20',
}
