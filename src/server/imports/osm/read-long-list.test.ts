import { describe, expect, it } from 'vitest'

import { runSync } from '@/server/cooperative'

import { readingLongList, readJson } from './read-long-list'

const read = (text: string) => runSync(readingLongList(text, 'elements'))

const items = Array.from({ length: 3_000 }, (_, index) => ({
  type: 'node',
  id: index,
  tags: { name: `مطعم ${index} "],{[` + '\\', note: '}'.repeat(index % 40) },
  members: [{ ref: 1 }, [{ ref: '[' }], []],
}))

function steps(text: string): number {
  const work = readingLongList(text, 'elements')
  let count = 0
  while (work.next().done !== true) count += 1
  return count
}

describe('readingLongList', () => {
  it.each<[string, string]>([
    ['a long list', JSON.stringify({ version: 0.6, elements: items, remark: 'end' })],
    ['the same with line breaks', JSON.stringify({ elements: items, osm3s: { elements: [1] } }, null, 2)],
    ['an empty list', '{"elements":[]}'],
    ['an empty list with space in it', '{ "elements" : [ \n ] , "a": 1 }'],
    ['one item', '{"elements":[7]}'],
    ['a text that holds the name', '{"a":"\\"elements\\":[","elements":[1,2]}'],
    ['the name as a value', '{"a":"elements","b":["elements"],"elements":[1]}'],
    ['the name further in', '{"a":{"elements":[1]},"elements":[2]}'],
    ['two lists of the name, of which the last counts', '{"elements":[1],"elements":[2]}'],
    ['a list, then something else of the name', '{"elements":[1],"elements":"x"}'],
    ['the name written with an escape', '{"\\u0065lements":[1]}'],
    ['a member that is no prototype', '{"__proto__":{"x":1},"elements":[{"__proto__":2}]}'],
    ['no such list', '{"features":[1,2]}'],
    ['an object in its place', '{"elements":{"0":1}}'],
    ['a bare list', '[1,2]'],
    ['a word', '"elements"'],
    ['nothing', ''],
  ])('should read what JSON.parse reads: %s', (_, text) => {
    expect(read(text)).toEqual(readJson(text))
  })

  it('should keep the order of what it read and stop between the pieces', () => {
    const text = JSON.stringify({ elements: items })

    expect(read(text)).toEqual({ ok: true, value: { elements: items } })
    expect(steps(text)).toBeGreaterThan(5)
  })

  const long = JSON.stringify({ elements: items })
  const cuts = Array.from({ length: 200 }, (_, index) => Math.floor((long.length * index) / 200))

  it('should refuse a text cut off anywhere, in the words of JSON.parse', () => {
    for (const cut of cuts) expect(read(long.slice(0, cut)), String(cut)).toEqual(readJson(long.slice(0, cut)))
  })

  it.each<[string, string]>([
    ['a comma too many at the end', '{"elements":[1,]}'],
    ['a comma too many at the start', '{"elements":[,1]}'],
    ['a comma alone', '{"elements":[,]}'],
    ['a comma after a long piece', `{"elements":["${'x'.repeat(40_000)}",]}`],
    ['two commas after a long piece', `{"elements":["${'x'.repeat(40_000)}",,1]}`],
    ['the wrong bracket at the end', '{"elements":[1}}'],
    ['a bracket too many', '{"elements":[1]]}'],
    ['a list within that is not closed', '{"elements":[[1,2]}'],
    ['no value', '{"elements":[nothing]}'],
    ['something after the end', '{"elements":[1]} x'],
    ['two of them', '{"elements":[1]}{"elements":[1]}'],
    ['damage before the list', '{"a":,"elements":[1]}'],
    ['damage after the list', '{"elements":[1],"a"}'],
    ['a key without its object', '"elements":[1]'],
  ])('should refuse what JSON.parse refuses: %s', (_, text) => {
    expect(readJson(text).ok).toBe(false)
    expect(read(text)).toEqual(readJson(text))
  })
})
