import { Marked } from 'marked'

import { toHeadingId } from '@/lib/rich-text/outline'

export type RenderedHelp = {
  /** Without its first heading, which the screen has. */
  readonly html: string
  /** The headings of the second level, by their addresses. */
  readonly contents: readonly { readonly id: string; readonly text: string }[]
}

/**
 * One of our own documents as HTML. Headings get an address made of their words; a link to a document that is not in the admin
 * becomes its words.
 *
 * @param findPage the address of the page of a document, by the name of its file; `null` where it has none
 */
export function renderHelp(markdown: string, findPage: (file: string) => string | null): RenderedHelp {
  const contents: { id: string; text: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1) return ''
        const id = toHeadingId(text)
        if (depth === 2) contents.push({ id, text: text.replaceAll(/[`*]/g, '') })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        if (/^https?:/.test(href)) return `<a href="${href}" rel="noreferrer">${words}</a>`
        const [file = '', part] = href.split('#')
        const page = file === '' ? '' : findPage(file)
        return page === null ? words : `<a href="${page}${part === undefined ? '' : `#${part}`}">${words}</a>`
      },
      // A table may be wider than a phone: it scrolls by itself, by keys too.
      table(token) {
        const row = (cells: typeof token.header, tag: 'td' | 'th') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="help-table" role="region" aria-label="Table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, contents }
}
