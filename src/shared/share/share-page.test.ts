import { describe, expect, it, vi } from 'vitest'

import { sharePage } from './share-page'

const page = { title: 'Gate 79', url: 'https://guide.example/gate-details?id=79' }
const refusal = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }))

describe('sharing a page', () => {
  it('should use the sheet of the system', async () => {
    const share = vi.fn(() => Promise.resolve())

    expect(await sharePage({ share }, page)).toBe('shared')
    expect(share).toHaveBeenCalledWith(page)
  })

  it('should do nothing more when the sheet was closed', async () => {
    const writeText = vi.fn(() => Promise.resolve())

    expect(await sharePage({ share: refusal('AbortError'), clipboard: { writeText } }, page)).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it.each([
    ['there is no sheet', {}],
    ['the sheet is refused', { share: refusal('NotAllowedError') }],
  ])('should copy the address when %s', async (_, browser) => {
    const writeText = vi.fn(() => Promise.resolve())

    expect(await sharePage({ ...browser, clipboard: { writeText } }, page)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(page.url)
  })

  it('should say when the browser lets nobody copy', async () => {
    expect(await sharePage({}, page)).toBe('refused')
    expect(await sharePage({ clipboard: { writeText: refusal('NotAllowedError') } }, page)).toBe('refused')
  })
})
