export type ScriptRun = { readonly text: string; readonly isArabic: boolean }

const word = String.raw`\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200C\u200D]*`
const arabicRun = new RegExp(String.raw`(${word}(?:[\s،؛؟ـ]+${word})*)`, 'u')

/** Cuts a text where Arabic begins and ends, so that each part can be marked with its language. */
export const scriptRuns = (text: string): readonly ScriptRun[] =>
  // A pattern with one group makes every second part a match.
  text
    .split(arabicRun)
    .map((part, index) => ({ text: part, isArabic: index % 2 === 1 }))
    .filter((run) => run.text !== '')
