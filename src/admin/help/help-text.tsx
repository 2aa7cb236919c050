import type { MarkedToken, Token, Tokens } from 'marked'
import type { Route } from 'next'
import type { ReactNode } from 'react'

import Link from '@/ui/controls/link'

import styles from './help.module.css'
import { readHeading } from './read-help'

type Props = {
  readonly tokens: readonly Token[] | undefined
  /** The address of the page of a document, by the name of its file; `null` where it has none, and a link is its words. */
  readonly findPage: (file: string) => string | null
}

/** What our documents are written with: headings, paragraphs, lists, tables, code, links and words that are stressed. */
export const HelpText = ({ tokens = [], findPage }: Props): ReactNode =>
  // They are made once and never change their order.
  tokens.map((token, index) => <Part key={index} token={token as MarkedToken} findPage={findPage} />)

type PartProps = { readonly token: MarkedToken; readonly findPage: Props['findPage'] }

function Part({ token, findPage }: PartProps): ReactNode {
  const inside = 'tokens' in token ? <HelpText tokens={token.tokens} findPage={findPage} /> : null
  switch (token.type) {
    case 'heading': {
      const Tag = token.depth === 2 ? 'h2' : 'h3'
      return <Tag id={readHeading(token).id}>{inside}</Tag>
    }
    case 'paragraph':
      return <p>{inside}</p>
    case 'list':
      return <List token={token} findPage={findPage} />
    case 'table':
      return <Table token={token} findPage={findPage} />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'strong':
      return <strong>{inside}</strong>
    case 'em':
      return <em>{inside}</em>
    case 'link':
      return (
        <HelpLink href={token.href} findPage={findPage}>
          {inside}
        </HelpLink>
      )
    case 'br':
      return <br />
    case 'text':
      return token.tokens === undefined ? token.text : inside
    case 'escape':
      return token.text
    // What our documents have no use for.
    case 'blockquote':
    case 'checkbox':
    case 'def':
    case 'del':
    case 'hr':
    case 'html':
    case 'image':
    case 'list_item':
    case 'space':
      return null
  }
}

function List({ token, findPage }: { readonly token: Tokens.List; readonly findPage: Props['findPage'] }) {
  const Tag = token.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {token.items.map((item, index) => (
        <li key={index}>
          <HelpText tokens={item.tokens} findPage={findPage} />
        </li>
      ))}
    </Tag>
  )
}

/** It may be wider than a phone: it scrolls by itself, by keys too. */
function Table({ token, findPage }: { readonly token: Tokens.Table; readonly findPage: Props['findPage'] }) {
  const cells = (row: readonly Tokens.TableCell[], Tag: 'td' | 'th') =>
    row.map(({ tokens }, index) => (
      <Tag key={index}>
        <HelpText tokens={tokens} findPage={findPage} />
      </Tag>
    ))
  return (
    <div className={styles.table} role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(token.header, 'th')}</tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LinkProps = { readonly href: string; readonly findPage: Props['findPage']; readonly children: ReactNode }

function HelpLink({ href, findPage, children }: LinkProps) {
  if (/^https?:/.test(href)) {
    return (
      <a href={href} rel="noreferrer">
        {children}
      </a>
    )
  }
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  const [file = '', part] = href.split('#')
  const page = findPage(file)
  if (page === null) return children
  return <Link href={`${page}${part === undefined ? '' : `#${part}`}` as Route}>{children}</Link>
}
