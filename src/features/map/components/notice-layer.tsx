import { useMemo } from 'react'

import { useNotices } from '@/shared/notices/use-notices'

import { noticePoints } from '../model/notice-points'
import { NoticeMark } from './notice-mark'

/** Notices at the gates and places they are about, above the marks of these. On most days there are none. */
export function NoticeLayer() {
  const { inForce, time } = useNotices()
  const points = useMemo(() => noticePoints(inForce), [inForce])
  return points.map(({ key, ...point }) => <NoticeMark key={key} {...point} time={time} />)
}
