import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { JSXConverters } from '@payloadcms/richtext-lexical/react'

import { Callout } from '@/blocks/Callout/Component'
import { Checklist } from '@/blocks/Checklist/Component'
import { DataTable } from '@/blocks/DataTable/Component'
import { SacredText } from '@/blocks/SacredText/Component'
import { Steps } from '@/blocks/Steps/Component'
import type { Outline } from '@/lib/rich-text/outline'
import type { CalloutBlock, ChecklistBlock, DataTableBlock, Media, SacredTextBlock, StepsBlock } from '@/payload-types'

import { FormattedText } from './formatted-text'
import { OutlineHeading } from './outline-heading'
import { RichTextImage } from './rich-text-image'
import { RichTextLink } from './rich-text-link'
import styles from './rich-text.module.css'

type Nodes =
  DefaultNodeTypes | SerializedBlockNode<CalloutBlock | ChecklistBlock | DataTableBlock | SacredTextBlock | StepsBlock>

/** How each node of the guide's rich text is shown. None writes an inline style; unknown nodes show nothing. */
export const convertersFor = ({ headingOf }: Outline): JSXConverters<Nodes> => ({
  paragraph: ({ node, nodesToJSX }) =>
    node.children.length === 0 ? null : <p>{nodesToJSX({ nodes: node.children })}</p>,
  heading: ({ node, nodesToJSX }) => (
    <OutlineHeading heading={headingOf.get(node)}>{nodesToJSX({ nodes: node.children })}</OutlineHeading>
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
        {nodesToJSX({ nodes: fields.body.root.children })}
      </Callout>
    ),
    checklist: ({ node: { fields } }) => <Checklist title={fields.title} items={fields.items} />,
    dataTable: ({ node: { fields } }) => <DataTable {...fields} />,
    sacredText: ({ node: { fields } }) => <SacredText {...fields} />,
    steps: ({ node: { fields }, nodesToJSX }) => (
      <Steps
        title={<OutlineHeading heading={headingOf.get(fields)} />}
        steps={fields.steps.map((step) => ({
          heading: <OutlineHeading heading={headingOf.get(step)} />,
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
