import type { ImportKind } from '../import-kind'
import type { SheetCollection } from './columns'

type SheetKind = Pick<ImportKind, 'name' | 'noun' | 'lock'> & { readonly collection: SheetCollection }

const sheetKind = ({ collection, noun, ...own }: SheetKind): ImportKind => ({
  ...own,
  noun,
  title: `A spreadsheet of ${noun}`,
  about: `Take the published ${noun} out, correct them in a spreadsheet, and send the file back: the preview shows only what differs. Leave the columns ID and Version as they are; the others may stand in any order or be left out. An empty cell clears its field.`,
  undoing: 'What was corrected goes back to what it was before. What somebody has changed since stays.',
  source: null,
  isMonthly: false,
  isExported: true,
  entity: null,
  collection,
  file: {
    accept: '.csv,.tsv,.txt',
    whenTooLarge: 'Keep only the rows you have changed, and the headings.',
    decode: async (bytes) => (await import('./read-csv')).decodeSheet(bytes),
    findProblem: async (body) => {
      const [{ isProblem, readSheet }, { sheetColumns }] = await Promise.all([
        import('./read-sheet'),
        import('./columns'),
      ])
      const read = readSheet({ name: '', body }, sheetColumns(collection))
      return isProblem(read) ? read : null
    },
  },
  load: async () => (await import('./work')).sheetWork(collection),
})

/** Places, gates and facts, corrected in a spreadsheet. */
export const sheetKinds: readonly ImportKind[] = [
  sheetKind({ name: 'places-sheet', noun: 'places', lock: 4, collection: 'locations' }),
  sheetKind({ name: 'gates-sheet', noun: 'gates', lock: 5, collection: 'mosque-gates' }),
  sheetKind({ name: 'facts-sheet', noun: 'facts', lock: 6, collection: 'facts' }),
]
