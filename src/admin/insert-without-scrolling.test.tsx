import {
  $createParagraphNode,
  $getRoot,
  COMMAND_PRIORITY_EDITOR,
  createCommand,
  createEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it, vi } from 'vitest'

import { insertWithoutScrolling } from './insert-without-scrolling'

const INSERT = createCommand<string>('insert')

/** As the CMS inserts a block: in an update of its own, inside the one of the command. */
async function insert(isStill: boolean) {
  const editor = createEditor({ onError: (error) => expect.unreachable(String(error)) })
  const root = document.createElement('div')
  root.contentEditable = 'true'
  document.body.append(root)
  editor.setRootElement(root)
  editor.registerCommand(
    INSERT,
    () => {
      editor.update(() => {
        $getRoot().append($createParagraphNode())
      })
      return true
    },
    COMMAND_PRIORITY_EDITOR,
  )
  const stop = isStill ? insertWithoutScrolling(editor, INSERT) : () => undefined
  const tags: string[][] = []
  editor.registerUpdateListener((update) => void tags.push([...update.tags]))
  editor.dispatchCommand(INSERT, 'table')
  await vi.waitFor(() => expect(root.querySelector('p')).not.toBeNull())
  stop()
  root.remove()
  return tags.flat()
}

describe('what is inserted into a text', () => {
  it('should not bring what comes after it into view', async () => {
    expect(await insert(true)).toContain('skip-scroll-into-view')
  })

  it('should do so without our part, or that can go', async () => {
    expect(await insert(false)).not.toContain('skip-scroll-into-view')
  })
})
