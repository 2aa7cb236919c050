import { RichText as PayloadRichText } from '@payloadcms/richtext-lexical/react'

import { type HeadingLevel, buildOutline } from '@/lib/rich-text/outline'
import type { GuideArticle } from '@/payload-types'

import { createConverters } from './converters'
import styles from './rich-text.module.css'

/** Every rich text field of the CMS has this shape. */
type Data = GuideArticle['body']

/**
 * Shows a rich text of the CMS: articles with their blocks as well as the plain answers of the information pages.
 *
 * @param headingLevel of its highest heading: one below the heading it stands under.
 */
export function RichText({ data, headingLevel = 2 }: { data: Data | null | undefined; headingLevel?: HeadingLevel }) {
  if (!data) return null
  return (
    <PayloadRichText
      className={styles.prose}
      data={data}
      converters={() => createConverters(buildOutline(data, headingLevel))}
      disableIndent
      disableTextAlign
    />
  )
}
