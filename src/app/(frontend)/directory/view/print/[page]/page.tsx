import { PrintedDirectoryScreen } from '@/features/places/components/printed-directory-screen'

import { loadPrintedDirectory, printedDirectoryMetadata } from '../../../load-printed-directory'

type Params = { readonly page: string }

export const metadata = printedDirectoryMetadata

/** None beforehand: only a guide of more than 5,000 places has them. */
export const generateStaticParams = (): Params[] => []

export default async function PrintedDirectoryFurtherPage({ params }: { params: Promise<Params> }) {
  return <PrintedDirectoryScreen {...await loadPrintedDirectory((await params).page)} />
}
