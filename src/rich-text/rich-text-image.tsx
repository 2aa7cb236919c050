import { getImageProps } from 'next/image'

import type { Media } from '@/payload-types'

/** The text column is never wider than this. */
const SIZES = '(min-width: 672px) 640px, 100vw'

/** A picture an editor put into the text, with who made it. Shows nothing when the picture is gone. */
export function RichTextImage({ media }: { media: Media | number | string | null | undefined }) {
  if (typeof media !== 'object' || media === null) return null
  const { url, width, height, alt, credit } = media
  if (!url || !width || !height) return null
  const { props } = getImageProps({ src: url, width, height, alt, sizes: SIZES })
  return (
    <figure>
      {/* `next/image` writes an inline style, which the Content-Security-Policy refuses. */}
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text */}
      <img {...props} style={undefined} />
      {credit && <figcaption>{credit}</figcaption>}
    </figure>
  )
}
