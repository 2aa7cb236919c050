import { describe, expect, it } from 'vitest'

import { escapeXml, writeXml, xml } from './xml'

describe('writeXml', () => {
  it('should write elements with their attributes, in their order', () => {
    const root = xml('list', [xml('one', 'A'), xml('two', [], { href: '/b' })], { xmlns: 'urn:x' })

    expect(writeXml(root)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<list xmlns="urn:x"><one>A</one><two href="/b"/></list>\n',
    )
  })

  it('should let no text and no attribute become markup', () => {
    const root = xml('t', '</t><script>&', { a: '" b="<' })

    expect(writeXml(root)).toContain('<t a="&quot; b=&quot;&lt;">&lt;/t&gt;&lt;script&gt;&amp;</t>')
  })
})

describe('escapeXml', () => {
  it.each([
    ['a control', 'a\u0000\u0008\u001Fb', 'ab'],
    ['half an emoji', 'a\uD83Db', 'ab'],
    ['a noncharacter', 'a\uFFFE\uFFFFb', 'ab'],
  ])('should leave out %s, which no document may hold', (_, text, written) => {
    expect(escapeXml(text)).toBe(written)
  })

  it('should keep line ends, tabs, Arabic and whole emoji', () => {
    const text = 'a\tb\nc باب السلام 🕋'

    expect(escapeXml(text)).toBe(text)
  })
})
