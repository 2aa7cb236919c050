import type { Route } from 'next'

import Link from '@/ui/controls/link'

import { type HelpPage, helpPages, isHelpPage } from './help-pages'
import styles from './help.module.css'
import { HelpText } from './help-text'
import type { Help } from './read-help'

type Props = {
  readonly page: HelpPage
  readonly help: Help
  readonly adminRoute: string
}

/** A document for staff, with its headings first: somebody comes with one question. */
export function HelpScreen({ page, help: { tokens, contents }, adminRoute }: Props) {
  return (
    <main className={styles.screen}>
      <h1>{helpPages[page].title}</h1>
      <nav aria-label="Documents">
        <ul className={styles.pages}>
          {Object.entries(helpPages).map(([name, { title }]) => (
            <li key={name}>
              <Link href={`${adminRoute}/help/${name}` as Route} aria-current={name === page ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="On this page">
        <ul className={styles.contents}>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <HelpText
          tokens={tokens}
          findPage={(file) => {
            const name = file.replace(/\.md$/, '')
            return isHelpPage(name) ? `${adminRoute}/help/${name}` : null
          }}
        />
      </div>
    </main>
  )
}
