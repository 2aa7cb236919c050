const KINDS = { admin: 'admin', api: 'call', cms: 'cms', preview: 'preview', _next: 'file' } as const

type Kind = 'page' | (typeof KINDS)[keyof typeof KINDS]

const isKnown = (folder: string): folder is keyof typeof KINDS => Object.hasOwn(KINDS, folder)

/** What was asked for, in few words: each is a series of its own. */
export function requestKind(url = ''): Kind {
  const path = url.replace(/\?.*/s, '')
  if (/^\/_next\/static\/|\.[a-z0-9]+$/i.test(path)) return 'file'
  const [, folder = ''] = path.split('/')
  return isKnown(folder) ? KINDS[folder] : 'page'
}
