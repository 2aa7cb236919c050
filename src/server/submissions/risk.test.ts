import { describe, expect, it } from 'vitest'

import { assessRisk, type Signs } from './risk'

const fair: Signs = { token: 'fair', timesSent: 0, honeypot: null, texts: ['Near gate 79', null], lastHour: 0 }

describe('assessRisk', () => {
  it.each<[string, Partial<Signs>, string, readonly string[]]>([
    ['a form filled in by a person', {}, 'trusted', []],
    ['Arabic and English', { texts: ['مطعم Al Baik البيك'] }, 'trusted', []],
    ['the plain payload of the specification', { token: 'missing' }, 'doubtful', ['no-form']],
    ['a form left open for days', { token: 'expired' }, 'doubtful', ['no-form']],
    ['a token of somebody’s own', { token: 'forged' }, 'doubtful', ['bad-form']],
    ['a form sent for the sixth time', { timesSent: 5 }, 'doubtful', ['form-reused']],
    ['one second', { token: 'too-quick' }, 'automatic', ['too-quick']],
    ['the field nobody sees', { honeypot: 'x' }, 'automatic', ['honeypot']],
    ['one link', { texts: ['See https://example.com'] }, 'trusted', ['links']],
    ['two links', { texts: ['www.a.com', 'http://b.com'] }, 'doubtful', ['links']],
    ['look-alike letters', { texts: ['Mаsjid'] }, 'trusted', ['mixed-script']],
    ['one letter over and over', { texts: ['a'.repeat(20)] }, 'trusted', ['repeated-text']],
    ['one word over and over', { texts: ['buy buy buy buy buy buy buy'] }, 'trusted', ['repeated-text']],
    ['a sign twelve times, which is no letter', { texts: ['open ------------ daily'] }, 'trusted', ['repeated-text']],
    ['steps that share a title', { texts: Array.from({ length: 7 }, () => 'Tawaf') }, 'trusted', []],
    ['an hour with 300 submissions', { lastHour: 300 }, 'trusted', ['busy-hour']],
  ])('should rate %s', (_, signs, standing, reasons) => {
    expect(assessRisk({ ...fair, ...signs })).toMatchObject({ standing, reasons })
  })

  it('should end at 100 points', () => {
    const links = Array.from({ length: 50 }, () => 'http://a.com').join(' ')
    expect(assessRisk({ ...fair, honeypot: 'x', token: 'forged', texts: [links] }).score).toBe(100)
  })

  // Read with a square of steps each would take minutes, and the test's limit would end it.
  it.each(['a ', 'ab', 'x y', 'aа'])('should read a megabyte of %j to its end', (text) => {
    expect(assessRisk({ ...fair, texts: [text.repeat(1_000_000 / text.length)] }).score).toBeLessThanOrEqual(100)
  })
})
