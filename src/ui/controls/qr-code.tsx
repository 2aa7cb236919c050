'use client'

import encodeQR from 'qr'

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

type Props = {
  readonly text: string
  /** What it holds, for who cannot see it. */
  readonly label: string
  readonly className?: string | undefined
}

/** A text as a QR code: always dark on white, in either theme, for cameras. */
export function QrCode({ text, label, className }: Props) {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path
        fill="#000"
        d={modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')}
      />
    </svg>
  )
}
