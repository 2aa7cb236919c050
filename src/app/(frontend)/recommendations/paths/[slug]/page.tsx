import type { Metadata } from 'next'

import { JsonLd } from '@/ui/json-ld'
import { env } from '@/env'
import { PathScreen } from '@/features/paths/components/path-screen'
import { pathMetadata } from '@/features/paths/model/path-metadata'
import { pathStructuredData } from '@/features/paths/model/path-structured-data'
import { loadContact } from '@/content/globals'
import { findPath, listPaths } from '@/content/paths'
import { pathHref } from '@/domain/places/place-links'

import { redirectOrNotFound } from '../../../redirect-or-not-found'

type Params = { readonly slug: string }
type Props = { params: Promise<Params> }

export async function generateStaticParams(): Promise<Params[]> {
  return (await listPaths()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pathMetadata(await loadPath(params))
}

export default async function PathPage({ params }: Props) {
  const [path, contact] = await Promise.all([loadPath(params), loadContact()])
  return (
    <>
      <PathScreen path={path} supportEmail={contact?.supportEmail ?? null} />
      <JsonLd data={pathStructuredData(path, env.SITE_URL)} />
    </>
  )
}

/** What the CMS allows as the end of an address; anything else is not looked up, and not cached either. */
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

async function loadPath(params: Props['params']) {
  const { slug } = await params
  return (SLUG.test(slug) ? await findPath(slug) : null) ?? redirectOrNotFound(pathHref(slug))
}
