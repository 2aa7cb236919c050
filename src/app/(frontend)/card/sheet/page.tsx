import type { Metadata } from 'next'

import { loadEmergencyNumbers } from '@/content/globals'
import { listStreetVersions } from '@/content/streets'
import { phrases } from '@/domain/phrases/phrases'
import { SheetScreen } from '@/features/card/components/sheet-screen'
import { PageHeading } from '@/ui/text/page-heading'

export const metadata: Metadata = {
  title: 'Sheet of Paper',
  description:
    'Your card on paper, as a page or a strip for the neck: hotel, group, illnesses, medicines, numbers to call, words in Arabic and a map of your hotel and gate. It is made on your phone.',
  alternates: { canonical: '/card/sheet' },
}

export default async function SheetPage() {
  const emergency = await loadEmergencyNumbers()
  const numbers = (emergency?.phoneNumbers ?? []).flatMap(({ name, phones }) =>
    phones.map(({ text }) => ({ name, number: text })),
  )
  const words = phrases.filter(({ onPaper }) => onPaper).map(({ sources: _, ...phrase }) => phrase)
  return (
    <>
      <div className="screen-only">
        <PageHeading
          title="Sheet of Paper"
          lead="A phone can be empty. Carry your card on paper, too: it is made on this device, and nothing of it is sent."
          back={{ href: '/card', label: 'My Card' }}
        />
      </div>
      <noscript>
        <p>The sheet is made of what your browser keeps and needs JavaScript.</p>
      </noscript>
      <SheetScreen numbers={numbers} words={words} streets={await listStreetVersions()} />
    </>
  )
}
