import { statfs } from 'node:fs/promises'

/**
 * With less than this a disk counts as full: PostgreSQL needs two segments of its log, 16 MB each, to come up again, and room
 * for what it repairs. Bytes.
 */
export const FULL_BELOW_BYTES = 64_000_000

/** With less than this it is low: time to make room. Bytes. */
export const LOW_BELOW_BYTES = 1_000_000_000

export type DiskSpace = {
  /** As it was asked for; the figures are of the disk, or volume, it is on. */
  readonly folder: string
  /** What an ordinary account may still write. */
  readonly freeBytes: number
  /** Whether another file can be made, however small. */
  readonly takesFiles: boolean
}

export type DiskState = 'ok' | 'low' | 'full'

export function judgeSpace({ freeBytes, takesFiles }: DiskSpace): DiskState {
  if (freeBytes < FULL_BELOW_BYTES || !takesFiles) return 'full'
  return freeBytes < LOW_BELOW_BYTES ? 'low' : 'ok'
}

/** The state of the fullest; `ok` when nothing is known of any. */
export function judgeFullest(spaces: readonly DiskSpace[]): DiskState {
  const states = spaces.map(judgeSpace)
  return (['full', 'low'] as const).find((state) => states.includes(state)) ?? 'ok'
}

/** `undefined` for a folder that is not there or cannot be asked. A quota of the account is not seen. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder)
    // Some file systems count no files, and say 0 of 0.
    return { folder, freeBytes: bavail * bsize, takesFiles: files === 0 || ffree > 0 }
  } catch {
    return undefined
  }
}
