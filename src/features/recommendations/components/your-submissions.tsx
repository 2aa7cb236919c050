'use client'

import { ButtonLink } from '@/ui/button-link'

import { useSubmissions } from '../use-submissions'
import { SubmissionList } from './submission-list'
import styles from './forms.module.css'

/** On /recommendations: the list, and where to look up what became of each. */
export function YourSubmissions() {
  if (useSubmissions().submissions.length === 0) return null
  return (
    <div className={styles.part}>
      <SubmissionList />
      <p>
        <ButtonLink href="/recommendations/status">See what became of them</ButtonLink>
      </p>
    </div>
  )
}
