'use client'

import { BlockCollapsible, useBlockComponentContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { Pill, RenderFields, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

type Props = {
  readonly kind: string
  /** The field that says what is in it. */
  readonly nameField: string
}

/**
 * A block of an article's form: closed, with its kind and what it is called, so that an article is a page and not thirty; a new
 * one is open. Its fields are made when it is opened for the first time.
 */
export function FoldedBlock({ kind, nameField }: Props) {
  const { formSchema } = useBlockComponentContext()
  const isEditable = useLexicalEditable()
  const name: unknown = useFormFields(([fields]) => fields[nameField]?.value)
  const id: unknown = useFormFields(([fields]) => fields['id']?.value)
  const hasName = typeof name === 'string' && name !== ''
  const [isOpen, setIsOpen] = useState(!hasName)
  const [wasOpen, setWasOpen] = useState(isOpen)
  return (
    // Errors in its fields lead here: src/admin/refused.
    <div data-block-id={typeof id === 'string' ? id : undefined} data-block-name={hasName ? `${kind} “${name}”` : kind}>
      <BlockCollapsible
        disableBlockName
        editButton={false}
        Pill={
          <>
            <Pill pillStyle="white" size="small">
              {kind}
            </Pill>
            <span className="breaks strong" dir="auto">
              {hasName ? name : 'New'}
            </span>
          </>
        }
        collapsibleProps={{
          isCollapsed: !isOpen,
          onToggle: (isCollapsed) => {
            setIsOpen(!isCollapsed)
            if (!isCollapsed) setWasOpen(true)
          },
        }}
      >
        {wasOpen && (
          <RenderFields
            fields={[...formSchema]}
            forceRender
            parentIndexPath=""
            parentPath=""
            parentSchemaPath=""
            permissions
            readOnly={!isEditable}
          />
        )}
      </BlockCollapsible>
    </div>
  )
}
