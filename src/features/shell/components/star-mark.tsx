/** The guide's mark: an eight-pointed star of two squares. */
export function StarMark({ className, size = 26 }: { className?: string | undefined; size?: number }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
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
