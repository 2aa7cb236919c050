'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import { MAX_LISTED_LINKS, type TroubledLink } from '@/contracts/links'

import { HelpLink } from '../help/help-link'
import styles from '../imports/imports.module.css'
import { LinkEntry } from './link-entry'

type Props = { readonly links: readonly TroubledLink[]; readonly apiRoute: string; readonly adminRoute: string }

/** What links lead nowhere, or have moved, where they stand, and the way to replace each everywhere. */
export function LinksScreen({ links, apiRoute, adminRoute }: Props) {
  const router = useRouter()
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const tools = {
    apiRoute,
    adminRoute,
    onMessage: setMessage,
    onChange: () => router.refresh(),
    onReplaced: (done: string) => {
      setMessage(done)
      heading.current?.focus()
      router.refresh()
    },
  }
  const listed = links.slice(0, MAX_LISTED_LINKS)
  const dead = listed.filter(({ state }) => state === 'dead')
  const moved = listed.filter(({ state }) => state === 'moved')
  return (
    <main className={styles.screen}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Links that lead nowhere
        </h1>
        <p className={styles.lead}>
          Links inside the guide are looked at whenever this page is opened. Other sites are asked once a month,
          politely; a page of theirs is called dead when it was not there on two different days. What a site does not
          tell programs is not called dead. <HelpLink part="links" adminRoute={adminRoute} />
        </p>
      </header>
      <div className={styles.message} data-empty={message === ''}>
        <p role="status">{message}</p>
        {message !== '' && (
          <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setMessage('')}>
            Close message
          </Button>
        )}
      </div>
      {links.length > listed.length && (
        <p className={styles.quiet}>
          The first {listed.length} of {links.length}; the next follow when these are replaced.
        </p>
      )}
      <section aria-labelledby="dead-links" className={styles.part}>
        <h2 id="dead-links">Dead</h2>
        {dead.length === 0 ? <p>Every link leads somewhere.</p> : <LinkList links={dead} tools={tools} />}
      </section>
      <section aria-labelledby="moved-links" className={styles.part}>
        <h2 id="moved-links">Moved for good</h2>
        {moved.length === 0 ? (
          <p>No page of another site is known to have moved.</p>
        ) : (
          <LinkList links={moved} tools={tools} />
        )}
      </section>
    </main>
  )
}

type Tools = Omit<Parameters<typeof LinkEntry>[0], 'link'>

function LinkList({ links, tools }: { readonly links: readonly TroubledLink[]; readonly tools: Tools }) {
  return (
    <ul className="stack list gap-3 flush">
      {links.map((link) => (
        <li key={link.target} className={styles.decision}>
          <LinkEntry link={link} {...tools} />
        </li>
      ))}
    </ul>
  )
}
