/**
 * One import for who shows what waits and for who fetches that ahead: the bundler makes files of their own for each place that
 * imports.
 */
export const loadWaitingList = () => import('./components/waiting-list').then(({ WaitingList }) => WaitingList)
