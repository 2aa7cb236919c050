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
 * A button that is tapped in between would do nothing: what it is for comes with the scripts. The last such tap is
 * repeated when they are there, if that is soon.
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
  return `${page.slice(0, at)}<script>${fetchAfterPaint([...new Set(scripts)])};${REPEAT_TAP}</script>${page.slice(at)}`
}

/** @param {readonly (string | undefined)[]} sources */
const fetchAfterPaint = (sources) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const src of ${JSON.stringify(sources)})` +
  `document.head.append(Object.assign(document.createElement("script"),{src,async:true}))}))`

/** Longer than this after a tap its effect would startle; browsers, too, forget then that a person has asked. */
const TAP_LIMIT_MS = 5_000

const LOOK_EVERY_MS = 50

/**
 * Runs in the page, as text: no comments, nothing from outside but its parameters. React names its listeners on what it
 * has taken over, answers where it is ready, and where it is not lets a tap go no further than the document. Links and
 * forms work without it.
 *
 * @param {number} limitMs
 * @param {number} everyMs
 */
function repeatTap(limitMs, everyMs) {
  const isTakenOver = () => Object.keys(document).some((key) => key.startsWith('_reactListening'))
  let stopLooking = () => {}
  document.addEventListener(
    'click',
    ({ target, isTrusted, timeStamp }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!isTrusted || button === null || button.type === 'submit') return
      stopLooking()
      let isAnswered = false
      const hear = () => {
        isAnswered = isTakenOver()
      }
      button.addEventListener('click', hear)
      const looking = setInterval(() => {
        const isLate = performance.now() - timeStamp > limitMs
        if (!isAnswered && !isLate && button.isConnected && isTakenOver()) button.click()
        if (isAnswered || isLate || !button.isConnected) stopLooking()
      }, everyMs)
      stopLooking = () => {
        clearInterval(looking)
        button.removeEventListener('click', hear)
      }
    },
    true,
  )
}

const REPEAT_TAP = `(${repeatTap.toString().replace(/ *\/\*\*.*\*\/\n|(?<=\n) +/g, '')})(${TAP_LIMIT_MS},${LOOK_EVERY_MS})`
