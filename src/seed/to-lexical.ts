import { createHash } from 'node:crypto'

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'

import { proseFeatures } from '@/blocks/prose-editor'
import { ANSWER_BLOCK } from '@/lib/rich-text/answers'
import type { GuideArticle } from '@/payload-types'

import { linkByKeys, makeArticleKey } from './article-links'
import type { ArticleBlock, Markdown } from './content/types'
import { insertFactBlocks } from './fact-blocks'

type RichText = GuideArticle['body']

type RichTextNode = RichText['root']['children'][number]

/** Turns the content files' Markdown and blocks into the CMS's rich text; links and facts name their records by keys. */
export type LexicalWriter = {
  readonly prose: (markdown: Markdown) => RichText
  readonly article: (blocks: readonly ArticleBlock[]) => RichText
}

export async function makeLexicalWriter(config: SanitizedConfig): Promise<LexicalWriter> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: proseFeatures() })
  const prose = (markdown: Markdown): RichText =>
    insertFactBlocks(
      linkByKeys(
        // Lexical's own JSON type is wider than the generated one; both describe the same value.
        setStableLinkIds(convertMarkdownToLexical({ editorConfig, markdown }) as unknown as RichText, markdown),
      ),
      (index) => makeStableId(index, ['fact', markdown]),
    )

  const article = (blocks: readonly ArticleBlock[]): RichText => ({
    root: {
      type: 'root',
      children: blocks.flatMap((block, index) =>
        block.type === 'prose' ? prose(block.markdown).root.children : [toBlockNode(block, index)],
      ),
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
    },
  })

  const toBlockNode = (block: Exclude<ArticleBlock, { type: 'prose' }>, index: number): RichTextNode => ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: makeStableId(index, block), blockName: '', ...toBlockFields(block) },
  })

  const toBlockFields = (block: Exclude<ArticleBlock, { type: 'prose' }>): Record<string, unknown> => {
    switch (block.type) {
      case 'steps':
        return {
          blockType: 'steps',
          title: block.title ?? null,
          steps: block.steps.map((step, index) => ({
            id: makeStableId(index, step),
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
          columns: block.columns.map((label, index) => ({ id: makeStableId(index, label), label })),
          rows: block.rows.map((row, index) => ({
            id: makeStableId(index, row),
            cells: row.map((text, column) => ({ id: makeStableId(column, [index, text]), text })),
          })),
          note: block.note ?? null,
        }
      case 'checklist':
        return {
          blockType: 'checklist',
          title: block.title,
          items: block.items.map((item, index) => ({ id: makeStableId(index, item), detail: null, ...item })),
        }
      case 'callout':
        return { blockType: 'callout', tone: block.tone, title: block.title, body: prose(block.markdown) }
      case 'answer':
        return { blockType: ANSWER_BLOCK, article: makeArticleKey(block.answer.section, block.answer.slug) }
      case 'drawing':
      case 'sacredText': {
        const { type: blockType, ...fields } = block
        return { blockType, ...fields }
      }
    }
  }

  return { prose, article }
}

/** Replaces the random ids that the converter gives links. */
function setStableLinkIds(text: RichText, markdown: Markdown): RichText {
  let links = 0
  return JSON.parse(
    JSON.stringify(text, (_key, node: unknown) =>
      isLink(node) ? { ...node, id: makeStableId(links++, markdown) } : node,
    ),
  ) as RichText
}

const isLink = (node: unknown): node is object =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'link'

/** An id that follows from the content, so that a second run of the seed compares equal. 24 hex digits, like Payload's. */
function makeStableId(index: number, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([index, content]))
    .digest('hex')
    .slice(0, 24)
}
