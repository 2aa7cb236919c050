/** Words that say nothing of where a link leads. */
const NOWHERE = /^(?:click |tap |see )?(?:here|this|link|this (?:link|page)|read more|more|details)\.?$/i

/** What is wrong with the words of a link: read by itself, it has to say where it leads (WCAG 2.4.4, 2.4.9). */
export function linkFault(words: string): string | null {
  const said = words.trim()
  if (said === '') return 'a link without words'
  return NOWHERE.test(said) ? `a link that says only "${said}"` : null
}
