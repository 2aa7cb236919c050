import { FixedToolbarFeature, UploadFeature } from '@payloadcms/richtext-lexical'

import { AnswerBlock } from './Answer/config'
import { CalloutBlock } from './Callout/config'
import { ChecklistBlock } from './Checklist/config'
import { DataTableBlock } from './DataTable/config'
import { DrawingBlock } from './Drawing/config'
import { proseFeatures, textEditor } from './prose-editor'
import { SacredTextBlock } from './SacredText/config'
import { StepsBlock } from './Steps/config'

/** The editor of the articles: prose, and the blocks an article is built from. */
const guideFeatures = () => [
  ...proseFeatures([
    StepsBlock,
    DataTableBlock,
    ChecklistBlock,
    CalloutBlock,
    SacredTextBlock,
    DrawingBlock,
    AnswerBlock,
  ]),
  FixedToolbarFeature(),
  UploadFeature({ enabledCollections: ['media'] }),
]

export const guideEditor = textEditor(guideFeatures())
