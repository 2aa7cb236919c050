import type { Metadata } from 'next'

import { CardScreen } from '@/features/card/components/card-screen'
import Link from '@/ui/controls/link'
import { PageHeading } from '@/ui/text/page-heading'

export const metadata: Metadata = {
  title: 'My Card',
  description:
    'Your hotel, the place where your group meets and the gate you entered, in Arabic and English, to show to a driver or to whoever finds you. It stays on your phone.',
  alternates: { canonical: '/card' },
}

export default function CardPage() {
  return (
    <>
      <PageHeading
        title="My Card"
        lead="Your hotel, your group and your gate, in Arabic and English. Show it to a driver or to whoever helps you. It stays on this device and needs no network."
      />
      <p>
        <Link href="/phrases" className="inline target">
          Words to show, in Arabic
        </Link>
      </p>
      <noscript>
        <p>
          The card is kept in your browser and needs JavaScript. Without it, carry a card of your hotel and write the
          number of your group leader on it.
        </p>
      </noscript>
      <CardScreen />
    </>
  )
}
