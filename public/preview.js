// Of a preview (src/features/preview), before the scripts of the page: it is as on another day, keeps nothing on the device, has
// notices of its own, stays a preview when a link is followed, and shows what the CMS has just saved.
;(function () {
  var root = document.documentElement
  var TIME = 'preview-at'
  var DRAFTS = 'preview-drafts'
  var query = new URLSearchParams(location.search)
  var at = query.get(TIME)
  var hasDrafts = query.has(DRAFTS)

  var previewOf = function (address, time, withDrafts) {
    var parameters = new URLSearchParams(address.search)
    parameters.delete(TIME)
    parameters.delete(DRAFTS)
    if (time) parameters.set(TIME, time)
    if (time && withDrafts) parameters.set(DRAFTS, 'true')
    var path = address.pathname.replace(/^\/preview(?=\/|$)/, '')
    return '/preview' + (path === '/' ? '' : path) + (String(parameters) && '?' + parameters) + address.hash
  }
  // The framework's router takes the prefix out of the address once it runs.
  var here = previewOf(location, at, hasDrafts)

  if (at) {
    // By the clock of Makkah, as the server reads it.
    var Device = Date
    var ahead = Device.parse(at + ':00+03:00') - Device.now()
    self.Date = class extends Device {
      constructor() {
        super(...(arguments.length === 0 ? [Device.now() + ahead] : arguments))
      }
      static now() {
        return Device.now() + ahead
      }
    }
  }

  // The page asks as readers' do; what they are told is not what is looked at here.
  var notices = document.currentScript.dataset.notices
  var fetchAny = self.fetch
  self.fetch = function (resource, options) {
    if (resource !== '/api/notices') return fetchAny.call(self, resource, options)
    return Promise.resolve(new Response(notices, { headers: { Date: new Date().toUTCString() } }))
  }

  // What a page learns of a day that is not here yet, or in a draft, is not for the guide on this device.
  var kept = new Map([['tour-completed', 'true']])
  Object.defineProperty(self, 'localStorage', {
    value: {
      getItem: function (key) {
        return kept.has(key) ? kept.get(key) : null
      },
      setItem: function (key, value) {
        kept.set(key, String(value))
      },
      removeItem: function (key) {
        kept.delete(key)
      },
      clear: function () {
        kept.clear()
      },
      key: function (index) {
        return Array.from(kept.keys())[index] || null
      },
      get length() {
        return kept.size
      },
    },
  })

  var recall = function (key) {
    try {
      return sessionStorage.getItem(key)
    } catch (error) {
      return null
    }
  }
  var keep = function (key, value) {
    try {
      sessionStorage.setItem(key, value)
    } catch (error) {
      // Storage is blocked: the page begins at its top, in the theme of the device.
    }
  }

  var theme = recall('preview-theme')
  if (theme) root.dataset.theme = theme
  var scroll = (recall('preview-scroll') || '').split(' ')
  keep('preview-scroll', '')
  if (scroll[0] === here) {
    addEventListener('load', function () {
      scrollTo(0, Number(scroll[1]))
    })
  }

  addEventListener(
    'click',
    function (event) {
      if (event.target.closest('[data-preview="theme"]')) {
        root.dataset.theme = getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'dark'
        keep('preview-theme', root.dataset.theme)
        return
      }
      var link = event.target.closest('a[href^="/"]')
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (/^\/(?:admin|api|cms)(?:\/|$)/.test(link.pathname)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      location.assign(previewOf(link, at, hasDrafts))
    },
    true,
  )
  addEventListener(
    'submit',
    function (event) {
      if (!event.target.matches('[data-preview="time"]')) return
      event.preventDefault()
      location.assign(previewOf(new URL(here, location.origin), new FormData(event.target).get(TIME), false))
    },
    true,
  )

  var cms = self.opener || (parent === self ? null : parent)
  if (!cms) return
  var QUIET_MS = 300
  var readyAt = performance.now()
  var waiting
  addEventListener('message', function (event) {
    if (event.origin !== location.origin || !event.data || event.data.type !== 'payload-document-event') return
    // The CMS says it once to a page that has just told it is ready, without anything being saved.
    if (performance.now() - readyAt < QUIET_MS) return
    clearTimeout(waiting)
    waiting = setTimeout(function () {
      keep('preview-scroll', here + ' ' + Math.round(scrollY))
      location.replace(here)
    }, QUIET_MS)
  })
  addEventListener('load', function () {
    readyAt = performance.now()
    cms.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
  })
})()
