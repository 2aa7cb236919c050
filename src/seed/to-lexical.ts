import { createHash } from 'node:crypto'

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'

import { proseFeatures } from '@/blocks/prose-editor'
import type { GuideArticle } from '@/payload-types'

import { withArticleKeys } from './article-links'
import type { ArticleBlock, Markdown } from './content/types'
import { withFactBlocks } from './fact-blocks'

export type RichText = GuideArticle['body']

type RichTextNode = RichText['root']['children'][number]

/** Turns the content files' Markdown and blocks into the CMS's rich text; links and facts name their records by keys. */
export type LexicalWriter = {
  readonly prose: (markdown: Markdown) => RichText
  readonly article: (blocks: readonly ArticleBlock[]) => RichText
}

export async function lexicalWriter(config: SanitizedConfig): Promise<LexicalWriter> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: proseFeatures() })
  const prose = (markdown: Markdown): RichText =>
    withFactBlocks(
      withArticleKeys(
        // Lexical's own JSON type is wider than the generated one; both describe the same value.
        withStableLinkIds(convertMarkdownToLexical({ editorConfig, markdown }) as unknown as RichText, markdown),
      ),
      (index) => stableId(index, ['fact', markdown]),
    )

  const article = (blocks: readonly ArticleBlock[]): RichText => ({
    root: {
      type: 'root',
      children: blocks.flatMap((block, index) =>
        block.type === 'prose' ? prose(block.markdown).root.children : [blockNode(block, index)],
      ),
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
    },
  })

  const blockNode = (block: Exclude<ArticleBlock, { type: 'prose' }>, index: number): RichTextNode => ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: stableId(index, block), blockName: '', ...blockFields(block) },
  })

  const blockFields = (block: Exclude<ArticleBlock, { type: 'prose' }>): Record<string, unknown> => {
    switch (block.type) {
      case 'steps':
        return {
          blockType: 'steps',
          title: block.title ?? null,
          steps: block.steps.map((step, index) => ({
            id: stableId(index, step),
            title: step.title,
            body: article(step.body),
            ...(step.days && { days: [...step.days] }),
          })),
        }
      case 'table':
        return {
          blockType: 'dataTable',
          kind: block.kind,
          caption: block.caption,
          columns: block.columns.map((label, index) => ({ id: stableId(index, label), label })),
          rows: block.rows.map((row, index) => ({
            id: stableId(index, row),
            cells: row.map((text, column) => ({ id: stableId(column, [index, text]), text })),
          })),
          note: block.note ?? null,
        }
      case 'checklist':
        return {
          blockType: 'checklist',
          title: block.title,
          items: block.items.map((item, index) => ({ id: stableId(index, item), detail: null, ...item })),
        }
      case 'callout':
        return { blockType: 'callout', tone: block.tone, title: block.title, body: prose(block.markdown) }
      case 'drawing':
      case 'sacredText': {
        const { type: blockType, ...fields } = block
        return { blockType, ...fields }
      }
    }
  }

  return { prose, article }
}

/** The converter gives each link a random id. */
function withStableLinkIds(text: RichText, markdown: Markdown): RichText {
  let links = 0
  return JSON.parse(
    JSON.stringify(text, (_key, node: unknown) => (isLink(node) ? { ...node, id: stableId(links++, markdown) } : node)),
  ) as RichText
}

const isLink = (node: unknown): node is object =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'link'

/** The same content gets the same row ids each time, so that seeding twice compares equal. 24 hex digits, as Payload makes. */
function stableId(index: number, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([index, content]))
    .digest('hex')
    .slice(0, 24)
}
