import '@payloadcms/next/css'
import '@/ui/theme/accents.css'
import '@/ui/theme/kit.css'
import './admin.css'

import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { listUnreleasedWords } from '@/server/publishing/server-functions'
import {
  getUpcomingScheduledPublish,
  listScheduledForRecord,
  schedulePublish,
} from '@/server/scheduling/server-functions'

import { importMap } from './admin/importMap.js'

/** The drawer of the CMS schedules by the first two, in the place of its own. */
const serverFunctions = {
  'schedule-publish': schedulePublish,
  'get-upcoming-scheduled-publish': getUpcomingScheduledPublish,
  'list-scheduled': listScheduledForRecord,
  'unreleased-words': listUnreleasedWords,
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
