/** A file of an import as it is sent on the page: what a form of the CMS takes, less its frame. The command line takes 50 MB. */
export const MAX_IMPORT_FILE_BYTES = 8_500_000

/** Of the form that sends it. */
export const IMPORT_FILE_FIELD = 'file'
