import { BlocksFeature, FixedToolbarFeature, lexicalEditor, UploadFeature } from '@payloadcms/richtext-lexical'

import { CalloutBlock } from './Callout/config'
import { ChecklistBlock } from './Checklist/config'
import { DataTableBlock } from './DataTable/config'
import { proseFeatures } from './prose-editor'
import { SacredTextBlock } from './SacredText/config'
import { StepsBlock } from './Steps/config'

/** The editor of the articles: prose, and the blocks an article is built from. */
export const guideFeatures = () => [
  ...proseFeatures(),
  FixedToolbarFeature(),
  UploadFeature({ enabledCollections: ['media'] }),
  BlocksFeature({ blocks: [StepsBlock, DataTableBlock, ChecklistBlock, CalloutBlock, SacredTextBlock] }),
]

export const guideEditor = lexicalEditor({ features: guideFeatures() })
