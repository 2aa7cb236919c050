// @ts-check

/** The scripts a page starts with, as the renderer writes them; it escapes `<` in everything it embeds. */
const START_SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g

/** The same named once more, to be fetched early. */
const EARLY_FETCH =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g

const END = '</body>'

/**
 * The page with its start scripts fetched after its first paint. Named in the page they share the line with the text and
 * the style sheet, and on a slow one the text waits for them; it can be read without them, and links lead on.
 *
 * The callback of a frame comes before that frame is painted, and not before the style sheets are there; the timer of
 * such a callback comes after.
 *
 * @param {string} html
 * @returns {string} the same where there is no such script
 */
export function textFirst(html) {
  const scripts = [...html.matchAll(START_SCRIPT)].map(([, source]) => source)
  const end = html.lastIndexOf(END)
  if (scripts.length === 0 || end === -1) return html
  const page = html.replace(START_SCRIPT, '').replace(EARLY_FETCH, '')
  const at = page.lastIndexOf(END)
  return `${page.slice(0, at)}<script>${fetchAfterPaint([...new Set(scripts)])}</script>${page.slice(at)}`
}

/** @param {readonly (string | undefined)[]} sources */
const fetchAfterPaint = (sources) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const src of ${JSON.stringify(sources)})` +
  `document.head.append(Object.assign(document.createElement("script"),{src,async:true}))}))`
