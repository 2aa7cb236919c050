'use client'

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { shownBlockName } from '../refused/block-name'
import { type NamedField, wayWords } from '../refused/field-way'
import { leadToField } from '../refused/lead-to-field'
import { checkWriting, type Finding, type KnownFact } from './check-writing'
import link from '../refused/field-link.module.css'
import { showQuote } from './show-quote'
import styles from './writing-panel.module.css'

/** After the last letter, so that half a word is not judged. */
const PAUSE_MS = 800

/** So many are shown at a time: the others come when these are put right. */
const MOST_SHOWN = 20

type Props = {
  readonly kind: string
  readonly isPage: boolean
  readonly facts: readonly KnownFact[]
}

/** What the rules find in the form as it is now. They stop no save: what may not be published is refused by the server. */
export function WritingPanel({ kind, isPage, facts }: Props) {
  const { formRef, getData } = useForm()
  const [fields] = useAllFormFields()
  const { docConfig } = useDocumentInfo()
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const [lost, setLost] = useState<string | null>(null)

  const check = useEffectEvent(() => setFindings(checkWriting({ kind, isPage }, getData(), facts)))
  useEffect(
    function checkAfterAPause() {
      const timer = setTimeout(check, PAUSE_MS)
      return () => clearTimeout(timer)
    },
    [fields],
  )

  if (findings === null) return null
  const words = ({ way }: Finding) => wayWords(way, (docConfig?.fields ?? []) as readonly NamedField[], shownBlockName)
  const lead = async (finding: Finding) => {
    setLost(null)
    const form = formRef.current
    if (form === null || !(await leadToField(form, finding.way))) setLost(words(finding))
    else if (finding.quote !== null) showQuote(document.activeElement, finding.quote)
  }
  const left = findings.length - MOST_SHOWN
  return (
    <section className={styles.panel} aria-labelledby="writing-checks">
      <h3 id="writing-checks">Rules of writing{findings.length > 0 && `: ${findings.length} to look at`}</h3>
      {findings.length === 0 ? (
        <p className="guide-soft">Nothing found in what stands here now.</p>
      ) : (
        <>
          <p className="guide-soft">In what stands here now. None of it stops a save.</p>
          <ul>
            {findings.slice(0, MOST_SHOWN).map((finding, index) => (
              // The same can be said twice of one field.
              <li key={index} dir="auto">
                <button type="button" className={link.link} onClick={() => void lead(finding)}>
                  {words(finding)}
                </button>{' '}
                {finding.message}
              </li>
            ))}
          </ul>
          {left > 0 && <p className="guide-soft">… and {left} more</p>}
        </>
      )}
      <p role="status">{lost !== null && `“${lost}” is not shown in this form. Look for it by its name.`}</p>
    </section>
  )
}
