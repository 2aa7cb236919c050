import { Mark } from './Mark'

/** In the breadcrumbs of every screen, which give it a box of their own. */
export function Icon() {
  return <Mark size="100%" />
}
