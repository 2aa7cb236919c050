import ui from '@/ui/ui.module.css'

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Of no use without scripts: a page that is kept has no clock. */
export function OpenNowSwitch({ isOn, onChange }: Props) {
  return (
    <button
      type="button"
      className={`${ui.chip ?? ''} ${ui.scripted ?? ''}`}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      Open now
    </button>
  )
}
