// Before the first paint: the theme the visitor chose, if any. Without a choice the system decides (see theme.css).
try {
  var choice = localStorage.getItem('darkMode')
  if (choice === 'true') document.documentElement.dataset.theme = 'dark'
  else if (choice === 'false') document.documentElement.dataset.theme = 'light'
} catch (error) {
  // Storage is blocked: the system's theme stays.
}
