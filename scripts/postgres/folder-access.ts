import path from 'node:path'

export type Account = { readonly uid: number; readonly gid: number }

export type FolderStats = { readonly mode: number; readonly uid: number; readonly gid: number }

/**
 * The first folder on the way to `target` (itself included) that the account may not enter.
 * `statOf` answers undefined for what does not exist yet; that is no obstacle.
 */
export function findBlockedFolder(
  target: string,
  account: Account,
  statOf: (folder: string) => FolderStats | undefined,
): string | undefined {
  const { root } = path.parse(target)
  const names = target.slice(root.length).split(path.sep).filter(Boolean)
  const folders = names.map((_, index) => path.join(root, ...names.slice(0, index + 1)))
  return [root, ...folders].find((folder) => {
    const stats = statOf(folder)
    return stats !== undefined && !mayEnter(stats, account)
  })
}

function mayEnter(stats: FolderStats, account: Account): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}
