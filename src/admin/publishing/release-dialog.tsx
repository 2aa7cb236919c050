import { Button } from '@payloadcms/ui'

import type { Unreleased, UnreleasedWords } from '@/server/publishing/unreleased-words'

import { momentLabel } from '../imports/labels'
import { Dialog } from '../review/dialog'
import styles from './release-dialog.module.css'

type Props = {
  readonly unreleased: Unreleased
  /** Address of the versions of the record. */
  readonly versions: string
  readonly onCancel: () => void
  readonly onPublish: () => void
}

/** Says whose words would become public, and which; nothing is published before the answer. */
export function ReleaseDialog({ unreleased: { words, newestVersion, publicVersion }, versions, ...on }: Props) {
  const compare = publicVersion === null ? '' : `?versionFrom=${publicVersion}`
  return (
    <Dialog title="Publish what others wrote, too?" onClose={on.onCancel}>
      <p>With your words these would go on the site. Readers do not have them now.</p>
      <ul className={styles.authors}>
        {words.map((one) => (
          <li key={one.by}>
            <p>
              <strong>{one.by ?? 'Somebody whose name is not kept'}</strong>, {momentLabel(one.at)}
            </p>
            <FieldList fields={one.fields} />
          </li>
        ))}
      </ul>
      <p>
        {/* In a new tab: what was written here stays. */}
        <a href={`${versions}/${newestVersion}${compare}`} target="_blank">
          Compare with what readers see (opens a new tab)
        </a>
      </p>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={on.onCancel}>
          Do not publish
        </Button>
        <Button margin={false} onClick={on.onPublish}>
          Publish all of it
        </Button>
      </div>
    </Dialog>
  )
}

/** More would be a list nobody reads, as of a record that was never public. */
const MAX_FIELDS = 8

function FieldList({ fields }: Pick<UnreleasedWords, 'fields'>) {
  const rest = fields.length - MAX_FIELDS
  return (
    <dl className={styles.fields}>
      {fields.slice(0, MAX_FIELDS).map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          {before !== null && after !== null && (
            <dd>
              {before === '' ? null : (
                <>
                  <del>{before}</del>{' '}
                </>
              )}
              {after === '' ? '(emptied)' : <ins>{after}</ins>}
            </dd>
          )}
        </div>
      ))}
      {rest > 0 && <div>and {rest} more</div>}
    </dl>
  )
}
