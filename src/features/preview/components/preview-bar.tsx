import { PREVIEW_TIME, writePreviewTime } from '@/domain/addresses/preview'
import { formatMoment } from '@/lib/dates/dates'
import ui from '@/ui/ui.module.css'

type Props = {
  /** As on when it is shown; `null` is now, with drafts. */
  readonly at: Date | null
  readonly hasDrafts: boolean
}

/**
 * Above a page that shows what readers do not see yet (docs/decisions/0082-a-preview-is-a-draft-of-the-framework.md). What its controls
 * do is in a file of its own, public/preview.js, so that readers' pages carry none of it.
 */
export function PreviewBar({ at, hasDrafts }: Props) {
  return (
    <aside aria-label="Preview" className="cluster between middle gap-2 pad-line tinted small screen-only">
      <p className="flush strong">
        {at === null
          ? 'Preview, with what is not published yet'
          : `Preview as on ${formatMoment(at.toISOString())}, ${hasDrafts ? 'with what is not published yet' : 'by what is scheduled'}`}
      </p>
      <form data-preview="time" className="cluster middle gap-2">
        <label className="cluster middle gap-2">
          As on, in Makkah
          <input
            type="datetime-local"
            name={PREVIEW_TIME}
            defaultValue={at === null ? '' : writePreviewTime(at)}
            className="control pad-row"
          />
        </label>
        <button type="submit" className={ui.chip}>
          Show
        </button>
        <button type="button" className={ui.chip} data-preview="theme">
          Dark or light
        </button>
      </form>
    </aside>
  )
}
