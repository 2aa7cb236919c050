/** What a map shows once something is chosen, pressed or closed, the visitor is found, or it is at rest. A first view has none of it. */
export { FollowNote } from '@/shared/follow/components/follow-note'
export { Visitor } from '@/shared/follow/components/visitor'
export { ChosenPlace } from './chosen-place'
export { LandmarkLayer } from './landmark-layer'
export { NoticeLayer } from './notice-layer'
export { WalkToPoint } from './walk-to-point'
