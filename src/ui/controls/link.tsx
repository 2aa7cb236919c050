// eslint-disable-next-line no-restricted-imports -- the one place that builds on it
import NextLink, { type LinkProps } from 'next/link'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

type Props<RouteType> = LinkProps<RouteType> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps<RouteType>> & { children?: ReactNode }

/**
 * A link inside the guide. Nothing is fetched before a person chooses it: on a weak network every prefetched page is
 * paid for by the one being read, and a filtered view may not be what its address without the query promises.
 */
export default function Link<RouteType>(props: Props<RouteType>) {
  return <NextLink prefetch={false} {...props} />
}
