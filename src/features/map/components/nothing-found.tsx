import { IllnessNote } from '@/shared/illness/illness-note'
import { EmptyState } from '@/ui/text/empty-state'
import { FAVOURITES, type MapFilter } from '@/domain/addresses/views'

/** Spec §2, with the way on. */
export function NothingFound({ filter, search }: { readonly filter: MapFilter; readonly search: string }) {
  return (
    <EmptyState title="No locations found">
      <IllnessNote text={search} />
      <p>
        {filter === FAVOURITES.key
          ? 'Open a place and tap its heart: it is kept here, on this device only.'
          : 'Try fewer or other words, or another filter.'}
      </p>
    </EmptyState>
  )
}
