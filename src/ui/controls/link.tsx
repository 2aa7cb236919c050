// eslint-disable-next-line no-restricted-imports -- the one place that builds on it
import NextLink, { type LinkProps } from 'next/link'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

type Props<RouteType> = LinkProps<RouteType> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps<RouteType>> & { children?: ReactNode }

/**
 * A link inside the guide, without prefetch: on a weak network every prefetched page slows the one being read, and a
 * prefetched page may not match the query of a filtered view.
 */
export default function Link<RouteType>(props: Props<RouteType>) {
  return <NextLink prefetch={false} {...props} />
}
