import {
  BlocksFeature,
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
import type { Block, TextField } from 'payload'

import { FACT_BLOCK } from '@/lib/rich-text/facts'

import { stillInsert } from './still-insert'

const anchor: TextField = {
  name: 'anchor',
  label: 'Part of the page',
  type: 'text',
  maxLength: 80,
  validate: (value: string | null | undefined) =>
    !value || /^[\w-]+$/.test(value) || 'Letters, digits and hyphens, as behind the # of the address.',
  admin: {
    condition: (_, { linkType }) => linkType === 'internal',
    description: 'What stands behind the # when you choose the heading in its list of contents. Optional.',
  },
}

/** A link leads to what is there. A new article made in passing would be saved before it had a word. */
const withoutCreation = <Any extends { type: string; admin?: object }>(field: Any): Any =>
  field.type === 'relationship' ? { ...field, admin: { ...field.admin, allowCreate: false } } : field

/** A fact of the register inside a sentence. What the page shows is its value: src/content/shown-facts.ts. */
const FactBlock: Block = {
  slug: FACT_BLOCK,
  interfaceName: 'FactBlock',
  labels: { singular: 'Fact', plural: 'Facts' },
  admin: { components: { Label: '@/admin/FactLabel#FactLabel' } },
  fields: [
    {
      name: 'fact',
      type: 'relationship',
      relationTo: 'facts',
      required: true,
      // Its value is read when the page is made, so that it is always the one of today.
      maxDepth: 0,
      filterOptions: { deletedAt: { exists: false } },
      admin: { description: 'The text shows its value. When that changes, every text that names the fact changes.' },
    },
    { name: 'isBold', label: 'Bold', type: 'checkbox', defaultValue: false },
  ],
}

/**
 * What an answer, a step or a callout may hold: text, lists, two levels of headings, links and facts. The feature of blocks
 * exists once in an editor, so further blocks are given to it.
 */
export const proseFeatures = (blocks: Block[] = []) => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  LinkFeature({
    enabledCollections: ['guide-articles', 'locations', 'mosque-gates', 'paths'],
    fields: ({ defaultFields }) => [...defaultFields.map(withoutCreation), anchor],
    // A link has only the id of its record. Populated, a record that is not public now would be `null`, and the page could not
    // find out where it has gone, nor that it is back.
    maxDepth: 0,
  }),
  BlocksFeature({ blocks, inlineBlocks: [FactBlock] }),
  stillInsert(),
  InlineToolbarFeature(),
]

/** Payload's editor, with our comparison of versions: it says which words changed, inside blocks too. */
export const textEditor =
  (features: Features): ReturnType<typeof lexicalEditor> =>
  async (options) => {
    const adapter = await lexicalEditor({ features })(options)
    return {
      ...adapter,
      DiffComponent: DIFF,
      generateImportMap: (map) => {
        adapter.generateImportMap?.(map)
        map.addToImportMap(DIFF)
      },
    }
  }

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>['features']>

const DIFF = '@/admin/RichTextDiff#RichTextDiff'

export const proseEditor = textEditor(proseFeatures())
