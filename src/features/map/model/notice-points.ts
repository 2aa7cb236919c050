import type { Notice, NoticeThing } from '@/domain/notices/notice'

type NoticePoint = {
  readonly key: string
  readonly notice: Notice
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Where the map shows a notice: at each gate or place with a position, the worst notice of it. They come the worst first. */
export function noticePoints(inForce: readonly Notice[]): readonly NoticePoint[] {
  const points = new Map<string, NoticePoint>()
  for (const notice of inForce) {
    const { kind } = notice.concern
    for (const { id, name, latitude, longitude } of listThings(notice)) {
      const key = `${kind} ${id}`
      if (latitude === null || longitude === null || points.has(key)) continue
      points.set(key, { key, notice, name, latitude, longitude })
    }
  }
  return [...points.values()]
}

function listThings({ concern }: Notice): readonly NoticeThing[] {
  if (concern.kind === 'gate') return concern.gates
  return concern.kind === 'place' ? concern.places : []
}
