import { describe, expect, it } from 'vitest'

import { facts } from '../content/facts'
import { checkFactRecords, checkFactUse, checkRecordFacts } from './facts'

describe('measures in the words of places', () => {
  const distance = facts.filter(({ key }) => key === 'tanim-distance')
  const place = (description: string) => ({ key: 'tried', description })

  it('should be taken from the register of facts', () => {
    expect(checkRecordFacts([place('It stands 5.6 km away.')], distance).faults).toEqual([
      'tried: writes out "5.6 km" instead of {{fact:tanim-distance}}',
    ])
    expect(checkRecordFacts([place('It stands {{fact:tanim-distance}} away.')], distance).faults).toEqual([])
    expect(checkRecordFacts([place('It stands 15.6 km away.')], distance).faults).toEqual([])
  })
})

describe('the register of facts', () => {
  const registered = facts.filter(({ key }) =>
    ['ambulance', 'general-emergency', 'visa-entry-days', 'may-heat'].includes(key),
  )
  const naming = registered.map(({ key }) => `{{fact:${key}}}`).join(' ')
  const listFaults = (words: string) =>
    checkFactUse(registered, [{ where: 'tried', content: { cells: [naming, words] } }]).faults

  it.each([
    ['no day', { checkedOn: '' }],
    ['no review day', { reviewDueOn: '' }],
    ['a review day that is past when it is checked', { reviewDueOn: '2026-11-24' }],
    ['a source without a page', { source: { title: 'Arab News' } }],
    ['a forum as its source', { source: { title: 'Forum', url: 'https://a.org/forum/1' } }],
    ['only a home page', { source: { title: 'Ministry', url: 'https://haj.gov.sa' } }],
  ])('should refuse a fact with %s', (_, wrong) => {
    expect(
      checkFactRecords(registered.map((fact, index) => (index === 0 ? { ...fact, ...wrong } : fact))).faults,
    ).toHaveLength(1)
  })

  it('should refuse two facts of one key, and one that no text names', () => {
    expect(checkFactRecords([...registered, ...registered.slice(0, 1)]).faults).toEqual([
      `${registered[0]?.key}: stands twice`,
    ])
    expect(checkFactUse(registered, []).faults).toHaveLength(registered.length)
  })

  it.each(['Call 997.', '**997:** ambulance', 'Within 30 days of issue', 'or 112', 'It has 42 °C.'])(
    'should refuse a text that writes out "%s"',
    (words) => {
      expect(listFaults(words)).toEqual([expect.stringMatching(/^tried: writes out/)])
    },
  )

  it.each(['1997', '0997', '997,000', "30 days' stay", 'al-Ikhlas (112)', '42 °Cx'])('should accept "%s"', (words) => {
    expect(listFaults(words)).toEqual([])
  })

  it.each(['{{fact:no-such}}', '{{ambulance}}'])('should refuse the name %s', (name) => {
    expect(listFaults(name)).toHaveLength(1)
  })
})
