/** Fired on a map when its streets have come, and when other names of streets are written. Without the code that draws them. */
export const NAMES_EVENT = 'streetnames'
