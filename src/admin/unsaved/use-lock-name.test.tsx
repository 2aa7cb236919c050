import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useLockName } from './use-lock-name'

const info = vi.hoisted(() => ({
  currentEditor: null as unknown,
  setCurrentEditor: vi.fn<(editor: unknown) => void>(),
}))

vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => info }))

describe('who has an entry open', () => {
  beforeEach(() => info.setCurrentEditor.mockReset())

  it('should be somebody, not a number', () => {
    info.currentEditor = 6
    renderHook(() => useLockName())
    expect(info.setCurrentEditor.mock.calls).toEqual([[{ id: 6, collection: 'users', email: 'Somebody else' }]])
  })

  it.each([[null], [{ id: 6, email: 'a@example.org' }]])('should stay as the CMS says it: %j', (editor) => {
    info.currentEditor = editor
    renderHook(() => useLockName())
    expect(info.setCurrentEditor).not.toHaveBeenCalled()
  })
})
