import ui from '@/ui/ui.module.css'

type Props = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Needs scripts: a cached page does not know the time. */
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
