'use client'

import { CLAIM_MINUTES, UNDO_MINUTES } from '@/contracts/moderation'

import { Dialog } from '../dialog'
import styles from '../review.module.css'
import itemStyles from '../item/item.module.css'
import { shortcuts } from './shortcuts'

type Props = {
  readonly areKeysOn: boolean
  readonly onKeys: (isEnabled: boolean) => void
  readonly onClose: () => void
}

/** The keys, the switch that turns them off (WCAG 2.1.4), and the few rules of the queue. */
export function HelpDialog({ areKeysOn, onKeys, onClose }: Props) {
  return (
    <Dialog title="Help and keys" onClose={onClose}>
      <ul className={styles.help}>
        <li>Nothing is public before it is approved, and every decision is kept in the history with your name.</li>
        <li>A claim tells the others that you are on it. It ends by itself after {CLAIM_MINUTES} minutes.</li>
        <li>The last action can be taken back for {UNDO_MINUTES} minutes, with everything it published.</li>
        <li>To decide many at once: select a group, choose what to do, read the preview, confirm.</li>
        <li>Hold Shift while ticking to select everything in between.</li>
      </ul>
      <label className={styles.choice}>
        <input type="checkbox" checked={areKeysOn} onChange={({ target }) => onKeys(target.checked)} />
        <span>Keys are on (kept on this device)</span>
      </label>
      <table className={itemStyles.keys}>
        <caption>Keys; they rest while you type or a dialog is open</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ key, label }) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cluster gap-2 above-4">
        <button type="button" className={styles.primary} onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
