/** What was asked for, in few words: each is a series of its own. */
export function requestKind(url = ''): 'admin' | 'call' | 'cms' | 'file' | 'page' | 'preview' {
  const path = url.replace(/\?.*/s, '')
  if (/^\/_next\/static\/|\.[a-z0-9]+$/i.test(path)) return 'file'
  switch (path.split('/')[1]) {
    case 'admin':
      return 'admin'
    case 'api':
      return 'call'
    case 'cms':
      return 'cms'
    case 'preview':
      return 'preview'
    case '_next':
      return 'file'
    default:
      return 'page'
  }
}
