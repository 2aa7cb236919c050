'use client'

import { Button } from '@payloadcms/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'

import { HelpLink } from '../help/help-link'
import styles from './imports.module.css'

import { Conflicts } from './conflicts'
import type { ImportsData } from './load-imports'
import { Duplicates } from './duplicates'
import { History } from './history'
import { Missing } from './missing'
import { RecentDecisions } from './recent-decisions'
import { Schedule } from './schedule'
import { SourceCard } from './source-card'

type Props = { readonly data: ImportsData; readonly apiRoute: string; readonly adminRoute: string }

/** The page of imports: start one, see what it did, and decide what only a person can. */
export function ImportsScreen({ data, apiRoute, adminRoute }: Props) {
  const router = useRouter()
  const [message, setMessage] = useState('')
  const [client] = useState(() => new QueryClient())
  const onChange = useCallback(() => router.refresh(), [router])
  const shared = { apiRoute, adminRoute, onChange, onMessage: setMessage }
  const { kinds, runs, schedule, conflicts, missing, duplicates, recent } = data
  return (
    <main className={styles.screen}>
      <header>
        <h1>Imports</h1>
        <p className={styles.lead}>
          An import brings the guide up to date with its sources, or brings back what you have corrected in a
          spreadsheet. A source never overwrites what an editor has written, and nothing is ever deleted.{' '}
          <HelpLink part="imports" adminRoute={adminRoute} />
        </p>
      </header>
      <Message text={message} onDismiss={() => setMessage('')} />
      <div className={styles.cards}>
        <QueryClientProvider client={client}>
          {kinds.map((kind) => (
            <SourceCard key={kind.name} kind={kind} runs={runs} {...shared} />
          ))}
        </QueryClientProvider>
      </div>
      <Part title="Every month by itself" hint="At night few people read, so that is a good time.">
        <Schedule schedule={schedule} kinds={kinds} {...shared} />
      </Part>
      <Part
        title={`Conflicts (${conflicts.hasMore ? 'more than ' : ''}${conflicts.conflicts.length})`}
        hint="An editor and the source have changed the same thing. The editor’s value is on the site."
      >
        <Conflicts {...conflicts} {...shared} />
      </Part>
      <Part
        title={`Gone at the source (${missing.total})`}
        hint="The place may have closed, or a mapper made a mistake. Look, then unpublish it, or say that it is still there."
      >
        <Missing {...missing} {...shared} />
      </Part>
      <Part
        title={`Perhaps one place (${duplicates.total})`}
        hint="Merging keeps what an editor wrote, fills in what is missing, and leads the old address to the place that stays."
      >
        <RecentDecisions recent={recent} {...shared} />
        <Duplicates duplicates={duplicates} {...shared} />
      </Part>
      <Part title="History" hint="The last twenty. Times are those of Saudi Arabia.">
        <History runs={runs} {...shared} />
      </Part>
    </main>
  )
}

function Part({
  title,
  hint,
  children,
}: {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.quiet}>{hint}</p>
      {children}
    </section>
  )
}

/** The outcome of the last decision, always in view. Always rendered: screen readers announce only changes of an existing region. */
function Message({ text, onDismiss }: { readonly text: string; readonly onDismiss: () => void }) {
  const previousFocus = useRef<EventTarget | null>(null)
  const dismiss = () => {
    onDismiss()
    // The button disappears: the focus returns to where it was, not to the top of the page.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true })
  }
  return (
    <div
      className={styles.message}
      data-empty={text === ''}
      onFocus={({ relatedTarget }) => (previousFocus.current = relatedTarget)}
    >
      <p role="status">{text}</p>
      {text !== '' && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={dismiss}>
          Close message
        </Button>
      )}
    </div>
  )
}
