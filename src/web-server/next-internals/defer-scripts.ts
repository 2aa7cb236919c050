/**
 * A page with its start scripts fetched after its first paint.
 * Leans on: how the framework writes the scripts a page starts with, and on React naming its listeners on what it has
 * hydrated, answering where it is ready, and stopping a tap at the document where it is not.
 */

/** The scripts a page starts with, as the renderer writes them; it escapes `<` in everything it embeds. */
const START_SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g

/** The same named once more, to be fetched early. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g

const END = '</body>'

/**
 * Named in the page, the scripts share the line with the text and the style sheet, and on a slow one the text waits for
 * them; it can be read without them, and links lead on.
 *
 * A button that is tapped in between would do nothing: what it is for comes with the scripts. The last such tap is
 * repeated when they are there, if that is soon.
 *
 * The browser says when the first paint is on the screen: a frame's callback comes before that frame is painted, and not
 * before the style sheets are there, and what is fetched then still shares the line with it. Not every browser says so.
 *
 * @returns the same where there is no such script
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(START_SCRIPT)].map(([, source]) => source)
  const end = html.lastIndexOf(END)
  if (scripts.length === 0 || end === -1) return html
  const page = html.replace(START_SCRIPT, '').replace(PRELOAD, '')
  const at = page.lastIndexOf(END)
  return `${page.slice(0, at)}<script>${afterPaint(JSON.stringify([...new Set(scripts)]))};${REPEAT_TAP}</script>${page.slice(at)}`
}

/** Whether a script is the one that `deferScripts` writes, for any start scripts. */
export function isStartScript(script: string): boolean {
  const sources = /for\(const src of (\[[^\]]*\])\)/.exec(script)?.[1] ?? ''
  return SOURCES.test(sources) && script === `${afterPaint(sources)};${REPEAT_TAP}`
}

const SOURCES = /^\["\/_next\/static\/chunks\/[\w.~-]+\.js"(?:,"\/_next\/static\/chunks\/[\w.~-]+\.js")*\]$/

/** From the callback of the first frame on, where the browser does not say that it is on the screen. */
const PAINT_LIMIT_MS = 100

const afterPaint = (sources: string) =>
  `{let isDue=true;const start=()=>{if(isDue)for(const src of ${sources})` +
  'document.head.append(Object.assign(document.createElement("script"),{src,async:true}));isDue=false};' +
  'self.PerformanceObserver&&new PerformanceObserver(start).observe({type:"paint",buffered:true});' +
  `requestAnimationFrame(()=>setTimeout(start,${PAINT_LIMIT_MS}))}`

/** A tap is not repeated later than this: its effect would surprise, and browsers no longer count it as user activation. */
const TAP_LIMIT_MS = 5_000

const POLL_MS = 50

/**
 * Runs in the page, as text: no comments, nothing from outside but its parameters, and no syntax that the build would
 * replace by helpers. Links and forms work without it.
 */
function repeatTap(limitMs: number, pollMs: number) {
  const isHydrating = () => Object.keys(document).some((key) => key.startsWith('_reactListening'))
  let stop = () => {}
  document.addEventListener(
    'click',
    ({ target, isTrusted, timeStamp }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!isTrusted || button === null || button.type === 'submit') return
      stop()
      let isAnswered = false
      const onClick = () => {
        isAnswered = isHydrating()
      }
      button.addEventListener('click', onClick)
      const polling = setInterval(() => {
        const isLate = performance.now() - timeStamp > limitMs
        if (!isAnswered && !isLate && button.isConnected && isHydrating()) button.click()
        if (isAnswered || isLate || !button.isConnected) stop()
      }, pollMs)
      stop = () => {
        clearInterval(polling)
        button.removeEventListener('click', onClick)
      }
    },
    true,
  )
}

const REPEAT_TAP = `(${repeatTap.toString()})(${TAP_LIMIT_MS},${POLL_MS})`
