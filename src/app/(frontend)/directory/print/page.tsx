import { PrintedDirectoryScreen } from '@/features/places/components/printed-directory-screen'

import { loadPrintedDirectory, printedDirectoryMetadata } from '../load-printed-directory'

export const metadata = printedDirectoryMetadata

export default async function PrintedDirectoryPage() {
  return <PrintedDirectoryScreen {...await loadPrintedDirectory()} />
}
