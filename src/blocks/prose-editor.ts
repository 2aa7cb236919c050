import {
  BoldFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

/** What an answer, a step or a callout may hold: text, lists, two levels of headings and links. */
export const proseFeatures = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  LinkFeature({ enabledCollections: ['guide-articles', 'locations'] }),
  InlineToolbarFeature(),
]

export const proseEditor = lexicalEditor({ features: proseFeatures() })
