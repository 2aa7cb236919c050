import { useMemo } from 'react'
import { Marker, Popup } from 'react-leaflet'

import type { Notice } from '@/domain/notices/notice'
import { severityWords, spanText } from '@/domain/notices/notice-words'
import Link from '@/ui/controls/link'
import { MixedText } from '@/ui/text/mixed-text'

import { ElementIcon } from '../map-marks'
import styles from './place-map.module.css'

type MarkProps = {
  readonly notice: Notice
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly time: number
}

/** A notice at a gate or a place, which opens its words. */
export function NoticeMark({ notice, name, latitude, longitude, time }: MarkProps) {
  const { title, severity, isClosed } = notice
  const word = isClosed ? 'Closed' : severityWords[severity]
  const icon = useMemo(() => noticeIcon(word, name, severity), [word, name, severity])
  return (
    <Marker position={[latitude, longitude]} icon={icon} keyboard={false} zIndexOffset={900}>
      <Popup closeButton={false}>
        <strong>
          {word}: <MixedText>{name}</MixedText>
        </strong>
        <br />
        <MixedText>{title}</MixedText>
        <br />
        {spanText(notice, time)}
        <br />
        <Link href="/notices" className="inline target">
          All notices
        </Link>
      </Popup>
    </Marker>
  )
}

/** A real button, which the keyboard reaches without Leaflet. */
const noticeIcon = (word: string, name: string, severity: Notice['severity']): ElementIcon =>
  new ElementIcon(() => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `${styles.notice}`
    button.dataset['severity'] = severity
    button.setAttribute('aria-label', `${word}: ${name}`)
    button.textContent = '!'
    return button
  })
