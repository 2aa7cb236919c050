import type { Route } from 'next'

import Link from '@/ui/controls/link'

import { helpParts } from './help-pages'

type Props = { readonly part: keyof typeof helpParts; readonly adminRoute: string }

/** From a screen to what is written about it. */
export function HelpLink({ part, adminRoute }: Props) {
  const { page, id } = helpParts[part]
  return <Link href={`${adminRoute}/help/${page}#${id}` as Route}>How this works</Link>
}
