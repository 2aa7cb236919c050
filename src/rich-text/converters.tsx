import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import { getImageProps } from 'next/image'
import type { ReactNode } from 'react'

import { Callout } from '@/blocks/Callout/Component'
import { Checklist } from '@/blocks/Checklist/Component'
import { DataTable } from '@/blocks/DataTable/Component'
import { Drawing } from '@/blocks/Drawing/Component'
import { SacredText } from '@/blocks/SacredText/Component'
import { Steps } from '@/blocks/Steps/Component'
import { isDrawing } from '@/blocks/Drawing/drawings'
import type { Heading, Outline } from '@/lib/rich-text/outline'
import type {
  CalloutBlock,
  ChecklistBlock,
  DataTableBlock,
  DrawingBlock,
  Media,
  SacredTextBlock,
  StepsBlock,
} from '@/payload-types'
import { MixedText } from '@/ui/text/mixed-text'

import { RichTextLink } from './rich-text-link'
import styles from './rich-text.module.css'

type Nodes =
  | DefaultNodeTypes
  | SerializedBlockNode<CalloutBlock | ChecklistBlock | DataTableBlock | DrawingBlock | SacredTextBlock | StepsBlock>

/** How each node of the guide's rich text is shown. None writes an inline style; unknown nodes show nothing. */
export const createConverters = ({ headingByNode }: Outline): JSXConverters<Nodes> => ({
  paragraph: ({ node, nodesToJSX }) =>
    node.children.length === 0 ? null : <p>{nodesToJSX({ nodes: node.children })}</p>,
  heading: ({ node, nodesToJSX }) => (
    <OutlineHeading heading={headingByNode.get(node)}>{nodesToJSX({ nodes: node.children })}</OutlineHeading>
  ),
  text: ({ node }) => <FormattedText text={node.text} format={node.format} />,
  linebreak: <br />,
  tab: ' ',
  list: ({ node, nodesToJSX }) => {
    const items = nodesToJSX({ nodes: node.children })
    return node.listType === 'number' ? (
      <ol start={node.start === 1 ? undefined : node.start}>{items}</ol>
    ) : (
      <ul>{items}</ul>
    )
  },
  listitem: ({ node, nodesToJSX }) => (
    <li className={isLoneLink(node.children) ? styles.loneLink : undefined}>{nodesToJSX({ nodes: node.children })}</li>
  ),
  quote: ({ node, nodesToJSX }) => <blockquote>{nodesToJSX({ nodes: node.children })}</blockquote>,
  link: ({ node, nodesToJSX }) => (
    <RichTextLink fields={node.fields}>{nodesToJSX({ nodes: node.children })}</RichTextLink>
  ),
  autolink: ({ node, nodesToJSX }) => (
    <RichTextLink fields={node.fields}>{nodesToJSX({ nodes: node.children })}</RichTextLink>
  ),
  // Only pictures can be put into an article (src/blocks/guide-editor.ts), which the node's own type does not say.
  upload: ({ node }) => <RichTextImage media={node.value as unknown as Media} />,
  blocks: {
    callout: ({ node: { fields }, nodesToJSX }) => (
      <Callout tone={fields.tone} title={fields.title}>
        {/* In a draft that is previewed a box may have no text yet. */}
        {nodesToJSX({ nodes: (fields.body as CalloutBlock['body'] | null | undefined)?.root.children ?? [] })}
      </Callout>
    ),
    checklist: ({ node: { fields } }) => <Checklist title={fields.title} items={fields.items} />,
    dataTable: ({ node: { fields } }) => <DataTable {...fields} />,
    // Of a name the guide no longer draws there is nothing to show.
    drawing: ({ node: { fields } }) => (isDrawing(fields.drawing) ? <Drawing {...fields} /> : null),
    sacredText: ({ node: { fields } }) => <SacredText {...fields} />,
    steps: ({ node: { fields }, nodesToJSX }) => (
      <Steps
        title={<OutlineHeading heading={headingByNode.get(fields)} />}
        steps={fields.steps.map((step) => ({
          heading: <OutlineHeading heading={headingByNode.get(step)} />,
          body: step.body ? nodesToJSX({ nodes: step.body.root.children }) : null,
        }))}
      />
    ),
  },
  unknown: () => null,
})

/** An item that is nothing but a link is no running text: it gets a target as large as a button's. */
const isLoneLink = (children: readonly { readonly type: string }[]): boolean =>
  children.length === 1 && children.every(({ type }) => type === 'link' || type === 'autolink')

/** Lexical's format bits, with the element that means the same. Payload's own converter writes inline styles. */
const marks = [
  { bit: 1, wrap: (children: ReactNode) => <strong>{children}</strong> },
  { bit: 1 << 1, wrap: (children: ReactNode) => <em>{children}</em> },
  { bit: 1 << 2, wrap: (children: ReactNode) => <s>{children}</s> },
  { bit: 1 << 3, wrap: (children: ReactNode) => <u>{children}</u> },
  { bit: 1 << 4, wrap: (children: ReactNode) => <code>{children}</code> },
  { bit: 1 << 5, wrap: (children: ReactNode) => <sub>{children}</sub> },
  { bit: 1 << 6, wrap: (children: ReactNode) => <sup>{children}</sup> },
] as const

function FormattedText({ text, format }: { text: string; format: number }) {
  return marks.reduce<ReactNode>(
    (children, { bit, wrap }) => ((format & bit) === 0 ? children : wrap(children)),
    <MixedText>{text}</MixedText>,
  )
}

/** A heading at the level and with the id that the outline gave it; without one there is nothing to show. */
function OutlineHeading({ heading, children }: { heading: Heading | undefined; children?: ReactNode }) {
  if (heading === undefined) return null
  const Tag = `h${heading.level}` as const
  return <Tag id={heading.id}>{children ?? heading.text}</Tag>
}

/** The text column is never wider than this. */
const SIZES = '(min-width: 672px) 640px, 100vw'

/** A picture an editor put into the text, with who made it. Shows nothing when the picture is gone. */
function RichTextImage({ media }: { media: Media | number | string | null | undefined }) {
  if (typeof media !== 'object' || media === null) return null
  const { url, width, height, alt, credit } = media
  if (!url || !width || !height) return null
  const { props } = getImageProps({ src: url, width, height, alt, sizes: SIZES })
  return (
    <figure>
      {/* `next/image` writes an inline style, which the Content-Security-Policy refuses. */}
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text */}
      <img {...props} style={undefined} />
      {credit && <figcaption>{credit}</figcaption>}
    </figure>
  )
}
