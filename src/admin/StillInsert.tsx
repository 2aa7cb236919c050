'use client'

import { createClientFeature, INSERT_BLOCK_COMMAND } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

import { insertWithoutScrolling } from './insert-without-scrolling'

/** A part of every text's editor: what is inserted stays where the writer looks. */
export const StillInsert = createClientFeature({ plugins: [{ Component: StillInsertPlugin, position: 'normal' }] })

function StillInsertPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => insertWithoutScrolling(editor, INSERT_BLOCK_COMMAND), [editor])
  return null
}
