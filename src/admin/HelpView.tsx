import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { GuardedPage } from './guarded-page'
import { helpPages, isHelpPage } from './help/help-pages'
import { HelpScreen } from './help/help-screen'
import { readHelp } from './help/read-help'

/** The pages /admin/help/editing and /admin/help/moderating: the same documents as in `docs`, where the work is done. */
export function HelpView(view: AdminViewServerProps) {
  const adminRoute = view.initPageResult.req.payload.config.routes.admin
  const page = [view.params?.['segments']].flat().at(-1) ?? ''
  if (!isHelpPage(page)) notFound()
  return (
    <GuardedPage
      view={view}
      path={`/help/${page}`}
      title={helpPages[page].title}
      roles={['admin', 'editor', 'moderator']}
      refusal="This is for who works on the guide."
      render={async () => {
        // Beside the build: `npm start` and the image run in the project's folder.
        const markdown = await readFile(path.join(process.cwd(), helpPages[page].file), 'utf8')
        return <HelpScreen page={page} help={readHelp(markdown)} adminRoute={adminRoute} />
      }}
    />
  )
}
