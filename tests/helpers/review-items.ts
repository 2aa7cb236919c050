import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import type { QueueItem } from '@/contracts/review-queue'
import { submittedFlags, submittedTexts } from '@/domain/submissions/submitted-fields'
import { recordOf } from '@/lib/lists/table-rows'

/** A plain place that lacks nothing, for tests. */
export const submission = (change: Partial<QueueItem> = {}): QueueItem => ({
  id: 1,
  version: 1,
  kind: 'place',
  status: 'pending-review',
  title: 'Al Baik',
  city: 'Makkah',
  description: null,
  submittedAt: '2026-11-20T10:00:00.000Z',
  clientSubmittedAt: null,
  risk: { score: 0, level: 'low', reasons: [] },
  claim: null,
  erasedAt: null,
  decision: null,
  place: {
    senderCategory: 'Restaurant',
    category: 'restaurant',
    ...recordOf(submittedTexts, () => null),
    ...recordOf(submittedFlags, () => false),
    latitude: 21.42,
    longitude: 39.82,
    hasNoPosition: false,
  },
  steps: null,
  report: null,
  published: null,
  duplicateOf: null,
  missing: {},
  duplicates: [],
  history: null,
  ...change,
})

/** A published place that is likely the same, for tests. */
export const candidate = (change: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  kind: 'place',
  id: 300,
  name: 'Al Baik',
  arabicName: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  phone: null,
  hours: null,
  website: null,
  latitude: 21.42,
  longitude: 39.82,
  distanceMetres: 12,
  score: 0.9,
  isLikely: true,
  because: ['name', 'distance'],
  status: null,
  isPublished: true,
  ...change,
})
