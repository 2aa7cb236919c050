import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { helpPages, helpParts } from './help-pages'
import { renderHelp } from './render-help'

const findPage = (file: string) => (file === 'moderating.md' ? '/admin/help/moderating' : null)

const render = (markdown: string) => renderHelp(markdown, findPage)

describe('renderHelp', () => {
  it('should list the headings by their addresses, and leave the first to the screen', () => {
    const { html, contents } = render('# For editors\n\n## Two people, one entry\n\nText\n\n### More of `it`\n')
    expect(contents).toEqual([{ id: 'two-people-one-entry', text: 'Two people, one entry' }])
    expect(html).not.toContain('For editors')
    expect(html).toContain('<h2 id="two-people-one-entry">Two people, one entry</h2>')
    expect(html).toContain('<h3 id="more-of-it">More of <code>it</code></h3>')
  })

  it.each([
    ['[there](https://example.org/a)', '<a href="https://example.org/a" rel="noreferrer">there</a>'],
    ['[there](moderating.md#one-entry)', '<a href="/admin/help/moderating#one-entry">there</a>'],
    ['[there](#one-entry)', '<a href="#one-entry">there</a>'],
    ['[there](operating.md)', 'there'],
  ])('should lead by %s where that is in the admin', (markdown, html) => {
    expect(render(markdown).html).toBe(`<p>${html}</p>\n`)
  })

  it('should let a wide table scroll by itself', () => {
    const { html } = render('| a | b |\n|---|---|\n| **1** | 2 |\n')
    expect(html).toContain('tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>')
    expect(html).toContain('<tbody><tr><td><strong>1</strong></td><td>2</td></tr></tbody>')
  })

  it.each(Object.entries(helpPages))('should have no two headings of one address in %s', (_, { file }) => {
    const { contents, html } = render(readFileSync(file, 'utf8'))
    const ids = [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)
    expect(contents.length).toBeGreaterThan(3)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(Object.entries(helpParts))('should have the part that the screen of %s leads to', (_, { page, id }) => {
    const { contents } = render(readFileSync(helpPages[page].file, 'utf8'))
    expect(contents.map((heading) => heading.id)).toContain(id)
  })
})
