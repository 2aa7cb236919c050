import { readFileSync } from 'node:fs'

import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { helpPages, helpParts } from './help-pages'
import { HelpText } from './help-text'
import { readHelp } from './read-help'

const findPage = (file: string) => (file === 'moderating.md' ? '/admin/help/moderating' : null)

const show = (markdown: string) => render(<HelpText tokens={readHelp(markdown).tokens} findPage={findPage} />).container

describe('readHelp', () => {
  it('should list the headings by their addresses, and leave the first to the screen', () => {
    const markdown = '# For editors\n\n## Two people, one entry\n\nText\n\n### More of `it`\n'
    expect(readHelp(markdown).contents).toEqual([{ id: 'two-people-one-entry', text: 'Two people, one entry' }])
    const page = show(markdown)
    expect(page).not.toHaveTextContent('For editors')
    expect(page.querySelector('h2')).toHaveAttribute('id', 'two-people-one-entry')
    expect(page.querySelector('h3')).toHaveAttribute('id', 'more-of-it')
  })

  it.each(Object.entries(helpPages))('should have no two headings of one address in %s', (_, { file }) => {
    const markdown = readFileSync(file, 'utf8')
    const ids = [...show(markdown).querySelectorAll('h2, h3')].map(({ id }) => id)
    expect(readHelp(markdown).contents.length).toBeGreaterThan(3)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(Object.entries(helpParts))('should have the part that the screen of %s leads to', (_, { page, id }) => {
    const { contents } = readHelp(readFileSync(helpPages[page].file, 'utf8'))
    expect(contents.map((heading) => heading.id)).toContain(id)
  })
})

describe('HelpText', () => {
  it.each([
    ['[there](https://example.org/a)', 'https://example.org/a'],
    ['[there](moderating.md#one-entry)', '/admin/help/moderating#one-entry'],
    ['[there](#one-entry)', '#one-entry'],
    ['[there](operating.md)', null],
  ])('should lead by %s where that is in the admin', (markdown, href) => {
    const page = show(markdown)
    expect(page).toHaveTextContent('there')
    expect(page.querySelector('a')?.getAttribute('href') ?? null).toBe(href)
  })

  it('should show a table that scrolls by itself', () => {
    const page = show('| a | b |\n|---|---|\n| **1** | 2 |\n')
    expect(page.querySelector('[role="region"]')).toHaveAttribute('tabindex', '0')
    expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['a', 'b'])
    expect(page.querySelector('td strong')).toHaveTextContent('1')
  })

  it('should say every word of our documents', () => {
    for (const { file } of Object.values(helpPages)) {
      const markdown = readFileSync(file, 'utf8')
      const words = (text: string) => text.match(/\p{L}{3,}/gu) ?? []
      // Cells and items touch in the text alone.
      const shown = new Set(words(show(markdown).innerHTML.replaceAll(/<[^>]*>/g, ' ')))
      // The words of addresses of links are not shown, and the first heading is the screen's.
      const written = words(markdown.replaceAll(/\]\([^)]*\)/g, ']').replace(/^# .*/, ''))
      expect(written.filter((word) => !shown.has(word))).toEqual([])
    }
  })

  it('should show lists, code and what is stressed', () => {
    const page = show('1. One *stressed*\n2. Two\n\n- `code`\n\n```\nnpm start\n```\n')
    expect(page.querySelectorAll('ol li')).toHaveLength(2)
    expect(page.querySelector('em')).toHaveTextContent('stressed')
    expect(page.querySelector('ul code')).toHaveTextContent('code')
    expect(page.querySelector('pre')).toHaveTextContent('npm start')
  })
})
