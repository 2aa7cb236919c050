import { describe, expect, it } from 'vitest'

import { compareLines } from '@/lib/text/compare-lines'

import { foldUnchanged } from './fold-unchanged'

const fold = (before: string, after: string) =>
  foldUnchanged(compareLines(before.split(' '), after.split(' '))).map((part) =>
    typeof part === 'number' ? part : (part.after ?? part.before)?.[0]?.text,
  )

describe('foldUnchanged', () => {
  it('should leave what stands beside a change, and count the rest', () => {
    expect(fold('a b c d e f g h', 'a b c d X f g h')).toEqual([3, 'd', 'e', 'X', 'f', 2])
  })

  it('should leave what stands between two changes that are near one another', () => {
    expect(fold('a b c', 'X b Y')).toEqual(['a', 'X', 'b', 'c', 'Y'])
  })

  it('should be one number where nothing has changed', () => {
    expect(fold('a b', 'a b')).toEqual([2])
  })
})
