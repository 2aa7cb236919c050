import type { Metadata } from 'next'

import { BookingScreen } from '@/features/info/components/booking-screen'
import { listBookingPlatforms } from '@/content/lists'

export const metadata: Metadata = {
  title: 'Booking & Visas',
  description:
    'The official sites for the visa, the Umrah permit and the Haramain train, each with its steps and what to know first.',
  alternates: { canonical: '/booking-links' },
}

export default async function BookingLinksPage() {
  return <BookingScreen platforms={await listBookingPlatforms()} />
}
