import type { Metadata } from 'next'

import { phrases } from '@/domain/phrases/phrases'
import { PhraseList } from '@/features/phrases/components/phrase-list'
import { ShownPhrase } from '@/features/phrases/components/shown-phrase'
import { PageHeading } from '@/ui/text/page-heading'

export const metadata: Metadata = {
  title: 'Words to Show',
  description:
    'Sentences in English and Arabic to hold up to a driver, a guard or a doctor: I am lost, call this number, I need a doctor, where are the toilets. They need no network.',
  alternates: { canonical: '/phrases' },
}

export default function PhrasesPage() {
  return (
    <>
      <PageHeading title="Words to Show" lead="Tap a sentence and hold up your phone. It needs no network." />
      <PhraseList />
      {/* Where the words come from stays in the page: no script carries it. */}
      <ShownPhrase phrases={phrases.map(({ sources: _, ...phrase }) => phrase)} />
    </>
  )
}
