import { ImportFailure } from '../context/failure'
import { listUndoableRuns } from '../engine/undo-run'
import type { ImportWork } from '../import-kind'
import { type SheetCollection, sheetColumns } from './columns'
import { exportSheet } from './export-sheet'
import { isProblem, readSheet, reviveSheet } from './read-sheet'
import { sheetSource } from './sheet-source'
import { undoSheet } from './undo-sheet'

export const sheetWork = (collection: SheetCollection): ImportWork => ({
  read: async () => {
    throw new ImportFailure('source-not-allowed', 'A spreadsheet comes as a file. Choose one.')
  },
  openFile: (file) => {
    const sheet = readSheet(file, sheetColumns(collection))
    if (isProblem(sheet)) throw new ImportFailure('source-not-an-answer', sheet.join(' '))
    return async (context) => sheetSource(sheet, collection, context)
  },
  revive: (kept, context) => {
    const sheet = reviveSheet(kept)
    return sheet === null ? null : sheetSource(sheet, collection, context)
  },
  listUndoable: listUndoableRuns,
  undo: undoSheet,
  exportFile: (by) => exportSheet(by, collection),
})
