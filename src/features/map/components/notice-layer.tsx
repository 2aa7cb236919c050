import { useMemo } from 'react'

import { useLoaded } from '@/shared/notices/use-loaded'
import { useNotices } from '@/shared/notices/use-notices'

import { noticePoints } from '../model/notice-points'

/** Notices at the gates and places they are about, above the marks of these. On most days there are none. */
export function NoticeLayer() {
  const { inForce, time } = useNotices()
  const points = useMemo(() => noticePoints(inForce), [inForce])
  const mark = useLoaded(points.length > 0, loadMark)
  if (mark === null) return null
  return points.map(({ key, ...point }) => <mark.NoticeMark key={key} {...point} time={time} />)
}

const loadMark = () => import('./notice-mark')
