import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is first wanted. `null` until it is there, and where it cannot be had: the page is then as it would
 * be without. The next time it is wanted is another try.
 *
 * @param load the same function each time
 */
export function useLoaded<Code extends object>(isWanted: boolean, load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(
    function fetchCode() {
      if (isWanted) load().then(setCode, () => undefined)
    },
    [isWanted, load],
  )
  return code
}
