'use client'

import { QrCode } from '@/ui/controls/qr-code'

import styles from './card.module.css'

/** An address as a QR code. */
export function CardCode({ address }: { readonly address: string }) {
  return <QrCode text={address} label="QR code with the address of this card" className={styles.code} />
}
