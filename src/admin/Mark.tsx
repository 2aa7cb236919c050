import styles from './marks.module.css'

/** The guide's eight-pointed star; the admin may not reach into the features of the guide. */
export function Mark({ size }: { size: number | `${number}%` }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M6.5 6.5h19v19h-19zM16 2.6 29.4 16 16 29.4 2.6 16z"
      />
      <circle cx="16" cy="16" r="3.2" fill="currentColor" />
    </svg>
  )
}
