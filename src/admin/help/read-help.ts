import { lexer, type Token, type Tokens } from 'marked'

import { toHeadingId } from '@/lib/rich-text/outline'

type Heading = { readonly id: string; readonly text: string }

export type Help = {
  /** Without the first heading, which the screen has. */
  readonly tokens: readonly Token[]
  /** The headings of the second level. */
  readonly contents: readonly Heading[]
}

/** One of our own documents, taken to pieces. */
export function readHelp(markdown: string): Help {
  const tokens = lexer(markdown).filter((token) => !(isHeading(token) && token.depth === 1))
  return { tokens, contents: tokens.filter(isHeading).flatMap((one) => (one.depth === 2 ? [readHeading(one)] : [])) }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** Its address is made of its words. */
export const readHeading = ({ text }: Tokens.Heading): Heading => ({
  id: toHeadingId(text),
  text: text.replaceAll(/[`*]/g, ''),
})
