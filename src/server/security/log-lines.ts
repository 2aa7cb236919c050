/** Lines of the log, one JSON object each, which nothing that a sender wrote can break or colour. */

/** What a terminal may take for an order, beside what JSON escapes by itself; and what some programs take for an end of line. */
const CONTROL = /[\u007f-\u009f\u2028\u2029]/g

export const escapeControls = (line: string): string =>
  line.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** For the logger of the CMS, whose lines are JSON already. */
export const jsonLines = { write: (line: string): void => void process.stdout.write(escapeControls(line)) }
