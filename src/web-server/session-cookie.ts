/**
 * On https the session of staff is carried by a `__Host-` cookie, which no other host of the domain and no attacker on
 * an unencrypted line can set. The CMS has one prefix for all its cookies, and one of them, the theme of the admin, is
 * set by a script without `Secure`, which a browser refuses under that name: so the session alone is renamed, here.
 */

const NAME = 'payload-token'
const HOST_NAME = `__Host-${NAME}`

/** Whichever a caller sends: such a page is made for him alone. */
export const SESSION_COOKIES = [NAME, HOST_NAME] as const

const PLAIN_COOKIE = new RegExp(`(^|;\\s*)${NAME}=[^;]*`, 'g')

/** What the CMS is to read of a `Cookie`: the session under its own name, and never one that was sent under it. */
export const cookieForCms = (cookie: string): string =>
  cookie.replace(PLAIN_COOKIE, '$1').replaceAll(`${HOST_NAME}=`, `${NAME}=`)

/** What a browser is to keep of a `Set-Cookie`. */
export const cookieForBrowser = (cookie: string): string =>
  cookie.startsWith(`${NAME}=`) ? `__Host-${cookie}` : cookie
