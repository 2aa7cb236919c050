import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'

import { CalloutBlock } from './Callout/config'
import { proseFeatures } from './prose-editor'
import { SacredTextBlock } from './SacredText/config'

/** Inside a step: prose, what is said there, and where the schools differ. */
export const stepFeatures = () => [...proseFeatures(), BlocksFeature({ blocks: [CalloutBlock, SacredTextBlock] })]

export const stepEditor = lexicalEditor({ features: stepFeatures() })
