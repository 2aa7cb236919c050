import type { BuildFiles } from '@/domain/offline/build-files'

/** Put in by scripts/site/build-service-worker.ts. */
declare const __BUILD_FILES__: WorkerFiles

type WorkerFiles = Pick<BuildFiles, 'shell' | 'all' | 'articlesQuery'>

export const buildFiles: WorkerFiles = __BUILD_FILES__
