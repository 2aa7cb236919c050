import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { buildDirectory } from '@/features/places/model/directory'
import { parsePage } from '@/domain/addresses/views'
import { listPrintedPage } from '@/content/directory'
import { countPlaces } from '@/content/places'

export const printedDirectoryMetadata: Metadata = {
  title: 'Directory for printing',
  // The same names have pages of their own.
  robots: { index: false, follow: true },
}

export async function loadPrintedDirectory(pageText = '') {
  const page = parsePage(pageText)
  const [counts, list] = await Promise.all([countPlaces(), page === null ? null : listPrintedPage(page)])
  return list === null ? notFound() : { directory: buildDirectory(counts), list }
}
