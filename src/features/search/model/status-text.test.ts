import { describe, expect, it } from 'vitest'

import { statusText } from './status-text'

describe('statusText', () => {
  it.each([
    ['', 0, 'ready', 'Type at least 2 characters'],
    [' q ', 0, 'loading', 'Type at least 2 characters'],
    ['quba', 6, 'ready', '6 suggestions'],
    ['quba', 1, 'ready', '1 suggestion'],
    ['xyz', 0, 'ready', 'No suggestions. Search looks for it among the locations.'],
    ['xyz', 0, 'loading', 'Loading locations...'],
    ['umrah', 2, 'loading', '2 suggestions, loading locations...'],
    ['umrah', 2, 'failed', '2 suggestions. Locations could not be loaded; please check your connection.'],
    ['xyz', 0, 'failed', 'No suggestions. Locations could not be loaded; please check your connection.'],
  ] as const)('should say for "%s" with %d found and places %s: %s', (text, count, places, said) => {
    expect(statusText({ text, count, places })).toBe(said)
  })
})
