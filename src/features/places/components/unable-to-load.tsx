import { RotateCcw } from 'lucide-react'

import ui from '@/ui/ui.module.css'

/** Spec §8, under its heading 'Unable to Load Data'. */
export function UnableToLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={ui.empty} role="alert">
      <p>Please check your connection and try again.</p>
      <button type="button" className={ui.button} onClick={onRetry}>
        <RotateCcw aria-hidden size={18} />
        Try again
      </button>
    </div>
  )
}
