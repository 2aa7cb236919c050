/** Whether React has taken over the first element that matches: before that, what is done to it is lost. Runs in the page. */
export const isHydrated = (selector: string): boolean =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'))
