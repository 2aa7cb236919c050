import type { Metadata } from 'next'

import { JsonLd } from '@/ui/json-ld'
import { FaqScreen } from '@/features/info/components/faq-screen'
import { faqStructuredData } from '@/features/info/model/faq-structured-data'
import { listFaqGroups } from '@/content/lists'

export const metadata: Metadata = {
  title: 'FAQ',
  description:
    'Answers on Umrah, Hajj, travel and daily needs: visas, permits, trains, luggage, Zamzam water, weather, numbers to call.',
  alternates: { canonical: '/faq' },
}

export default async function FaqPage() {
  const groups = await listFaqGroups()
  return (
    <>
      <JsonLd data={faqStructuredData(groups)} />
      <FaqScreen groups={groups} />
    </>
  )
}
