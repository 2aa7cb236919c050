import {
  $addUpdateTag,
  COMMAND_PRIORITY_BEFORE_EDITOR,
  type LexicalCommand,
  type LexicalEditor,
  SKIP_SCROLL_INTO_VIEW_TAG,
} from '@payloadcms/richtext-lexical/lexical'

/**
 * After a block is inserted the editor has its cursor before whatever comes next, and brings all of that into view: with a tall
 * table there, the page went to the end of the table and the new block was out of sight.
 *
 * @returns stops it
 */
export const insertWithoutScrolling = <Inserted>(
  editor: LexicalEditor,
  insert: LexicalCommand<Inserted>,
): (() => void) =>
  editor.registerCommand(
    insert,
    () => {
      $addUpdateTag(SKIP_SCROLL_INTO_VIEW_TAG)
      // Whoever inserts comes after this, in the same update.
      return false
    },
    COMMAND_PRIORITY_BEFORE_EDITOR,
  )
