'use client'

import encodeQR from 'qr'

import styles from './card.module.css'

/** Light modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** An address as a QR code: always dark on white, in either theme, for cameras. */
export function CardCode({ address }: { readonly address: string }) {
  const modules = encodeQR(address, 'raw', { ecc: 'low', border: QUIET_ZONE })
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label="QR code with the address of this card"
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
