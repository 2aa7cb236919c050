import { describe, expect, it } from 'vitest'

import { findNamed, readTestFile } from './test-titles'

const source = `
// it('should be said in a comment only', () => {})
const text = "it('should be said in a string only')"
const paths = ['/faq', '/terms']
describe('a group', () => {
  it('should run', () => { expect(1).toBe(1) })
  it.each([['a', 'b']])('should lead from %s to %s', () => { expect(1).toBe(1) })
  for (const path of paths) test(\`should stand on \${path}\`, async ({ page }) => { await page.goto(path) })
  it('should be concise', () => expect(1).toBe(1))
})
test.describe.serial('a group of Playwright', () => { test('should run there', () => { go() }) })
test.describe.configure({ mode: 'serial' })
test.use({ isMobile: false })
it.skip('should be skipped', () => { expect(1).toBe(1) })
it('should be switched off', { skip: true }, () => { expect(1).toBe(1) })
it.todo('should be written one day')
it('should be empty', () => {})
test('should skip itself', () => { test.skip(); expect(1).toBe(1) })
describe.skip('a skipped group', () => { it('should be inside', () => { expect(1).toBe(1) }) })
describe('an empty group', () => { it.skip('should be alone', () => { expect(1).toBe(1) }) })
test.describe('a group for one machine', () => { test.skip(isElsewhere, 'why'); test('should run here', () => { go() }) })
test('should have a step', async () => { await test.step('that is no test', async () => { go() }) })
`

const titlesFor = (words: string): readonly string[] => findNamed(readTestFile(source), words).map(({ title }) => title)

describe('findNamed', () => {
  it.each([
    ['a group'],
    ['should run there'],
    ['should be concise'],
    ['should lead from %s to %s'],
    ['should lead from a to b'],
    ['should stand on ${path}'],
    ['should stand on /faq'],
    ['a group of Playwright'],
    ['should run here'],
  ])('should find %j', (words) => {
    expect(titlesFor(words)).not.toEqual([])
  })

  it.each([
    ['should be said in a comment only'],
    ['should be said in a string only'],
    ['should stand on /about'],
    ['should be skipped'],
    ['should be switched off'],
    ['should be written one day'],
    ['should be empty'],
    ['should skip itself'],
    ['a skipped group'],
    ['should be inside'],
    ['an empty group'],
    ['that is no test'],
    ['expect'],
    ['describe'],
  ])('should not find %j', (words) => {
    expect(titlesFor(words)).toEqual([])
  })
})
