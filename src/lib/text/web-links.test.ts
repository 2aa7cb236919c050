import { describe, expect, it } from 'vitest'

import { MAX_URL_LENGTH, safeHttpUrl } from './web-links'

describe('safeHttpUrl', () => {
  it.each([
    ['https://www.haj.gov.sa/', 'https://www.haj.gov.sa/'],
    ['http://example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
    ['HTTPS://WWW.Nusuk.SA/Path', 'https://www.nusuk.sa/Path'],
    ['nusuk.sa', 'https://nusuk.sa/'],
    ['www.nusuk.sa/en?x=1:2', 'https://www.nusuk.sa/en?x=1:2'],
    ['nusuk.sa?redirect=https://haj.gov.sa', 'https://nusuk.sa/?redirect=https://haj.gov.sa'],
    ['  nusuk.sa  ', 'https://nusuk.sa/'],
    ['https://www.example.com/\u200e', 'https://www.example.com/'],
    ['\u200fwww.example.com', 'https://www.example.com/'],
    ['\uFEFF \u200B\u00ADexample.com\u2069 \u202C\u061C', 'https://example.com/'],
    ['https://example.org:443/', 'https://example.org/'],
    ['https://example.org/@name', 'https://example.org/@name'],
    ['https://example.org/?q=مكة', 'https://example.org/?q=%D9%85%D9%83%D8%A9'],
    ['https://موقع.وزارة-الاتصالات.مصر/', 'https://xn--4gbrim.xn----ymcbaaajlc6dj7bxne2c.xn--wgbh1c/'],
    ['https://аpple.com/', 'https://xn--pple-43d.com/'],
    ['https://ｅｘａｍｐｌｅ.org/', 'https://example.org/'],
    ['https://example.org/"onmouseover="x', 'https://example.org/%22onmouseover=%22x'],
    ['https://example.org/<script>', 'https://example.org/%3Cscript%3E'],
  ])('should keep %s as a link', (written, expected) => {
    expect(safeHttpUrl(written)).toBe(expected)
  })

  it.each([
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['spaces', '   '],
    ['one word', 'binba'],
    ['a javascript scheme', 'javascript:alert(1)'],
    ['a javascript scheme in capitals', 'JaVaScRiPt:alert(1)'],
    ['a javascript scheme that looks like a host', 'javascript://example.org/%0aalert(1)'],
    ['a scheme cut by a tab', 'java\tscript:alert(1)'],
    ['a scheme cut by a newline', 'java\nscript:alert(1)'],
    ['a scheme after a control character', '\u0001javascript:alert(1)'],
    ['a scheme behind a byte order mark inside', 'h\uFEFFttps://example.org'],
    ['a scheme with an entity', 'javascript&colon;alert(1)'],
    ['a scheme with a numeric entity', 'javascript&#58;alert(1)'],
    ['a direction override inside', 'https://exa\u202Emple.com'],
    ['a scheme behind invisible marks', '\u200B\uFEFFjavascript:alert(1)'],
    ['invisible marks alone', '\u200E\u200F'],
    ['a percent-encoded scheme', 'javascript%3Aalert(1)'],
    ['a data scheme', 'data:text/html,<script>alert(1)</script>'],
    ['a vbscript scheme', 'vbscript:msgbox(1)'],
    ['a file scheme', 'file:///etc/passwd'],
    ['an ftp scheme', 'ftp://example.org/'],
    ['a blob scheme', 'blob:https://example.org/x'],
    ['a view-source scheme', 'view-source:https://example.org'],
    ['an intent scheme', 'intent://example.org#Intent;end'],
    ['a mail address', 'mailto:someone@example.org'],
    ['a phone link', 'tel:+966120000000'],
    ['https without slashes', 'https:example.org'],
    ['https with one slash', 'https:/example.org'],
    ['two slashes only', '//example.org/'],
    ['a path', '/admin'],
    ['backslashes', 'https:\\\\example.org'],
    ['a backslash before the path', 'https://example.org\\@evil.org'],
    ['a user name', 'https://user@example.org/'],
    ['a user name without a scheme', 'user@example.org/path:x'.replace('/path:x', ':x')],
    ['an empty user name', 'https://@example.org/'],
    ['a password', 'https://user:secret@example.org/'],
    ['a trusted name as user name', 'https://haj.gov.sa@evil.org/'],
    ['a port', 'https://example.org:8443/'],
    ['a port without a scheme', 'example.org:22'],
    ['localhost', 'http://localhost/'],
    ['a name below localhost', 'http://a.localhost/'],
    ['localhost with a dot', 'http://localhost./'],
    ['a .local name', 'printer.local'],
    ['an .internal name', 'http://metadata.google.internal/'],
    ['a .home.arpa name', 'http://router.home.arpa/'],
    ['an onion name', 'http://abcdefghij.onion/'],
    ['a bare name', 'http://intranet/'],
    ['an IPv4 address', 'http://127.0.0.1/'],
    ['an IPv4 address without a scheme', '10.0.0.1/admin'],
    ['a short IPv4 address', 'http://127.1/'],
    ['a decimal IPv4 address', 'http://2130706433/'],
    ['a hexadecimal IPv4 address', 'http://0x7f000001/'],
    ['an octal IPv4 address', 'http://0177.0.0.1/'],
    ['an IPv4 address in circled digits', 'http://①②⑦.⓪.⓪.①/'],
    ['an IPv4 address with a final dot', 'http://127.0.0.1./'],
    ['an IPv6 address', 'http://[::1]/'],
    ['an IPv4 address mapped to IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['a host of dots', 'http://.../'],
    ['an empty label', 'http://example..org/'],
    ['a label that begins with a hyphen', 'http://-example.org/'],
    ['quotes in the host', 'https://"><script>.org/'],
    ['a space inside', 'https://example.org/a b'],
    ['a right-to-left override', 'https://example.org/\u202Egpj.exe'],
    ['a zero-width space', 'https://exam\u200Bple.org/'],
    ['too long an address', `https://example.org/${'a'.repeat(MAX_URL_LENGTH)}`],
    ['too long a label', `https://${'a'.repeat(64)}.org/`],
    ['two addresses', 'https://a.org;https://b.org'],
  ])('should refuse %s', (_name, written) => {
    expect(safeHttpUrl(written)).toBeNull()
  })

  it('should accept its own answer unchanged', () => {
    const first = safeHttpUrl('موقع.مصر/صفحة')

    expect(safeHttpUrl(first)).toBe(first)
  })
})
