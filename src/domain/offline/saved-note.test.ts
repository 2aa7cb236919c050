import { describe, expect, it } from 'vitest'

import { savedNote, withSavedNote } from './saved-note'

const DATE = 'Wed, 25 Nov 2026 11:05:00 GMT'

describe('withSavedNote', () => {
  it('should write the moment of the copy, by the clocks of the cities, on what the page shows', () => {
    expect(withSavedNote('<body><main id="content" class="x"><p>Text</p></main>', DATE)).toBe(
      '<body><main data-saved="Saved on 25 November 2026, 14:05" id="content" class="x"><p>Text</p></main>',
    )
  })

  it('should leave a page without it as it is', () => {
    expect(withSavedNote('<body><mainframe></mainframe>', DATE)).toBe('<body><mainframe></mainframe>')
  })

  it.each([null, '', 'yesterday"><script>'])('should name no day for the date %j', (date) => {
    expect(savedNote(date)).toBe('Saved on this device')
  })
})
