// Before the first paint: the theme the visitor chose, if any, and whether they have put the map of /map away. Without a
// choice the system decides the theme (see theme.css), and the map is there.
try {
  var root = document.documentElement
  var choice = localStorage.getItem('darkMode')
  if (choice === 'true') root.dataset.theme = 'dark'
  else if (choice === 'false') root.dataset.theme = 'light'
  if (localStorage.getItem('mapHidden') === 'true') root.dataset.map = 'hidden'
} catch (error) {
  // Storage is blocked: the system's theme stays.
}
