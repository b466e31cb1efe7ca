import type { Filters } from '#camps/rules/list/filters.ts';
import { mapOffer } from '#camps/words/mapOffer.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { useMapOffer } from './useMapOffer.ts';
import styles from './ViewButton.module.css';

type ViewButtonProps = Pick<ReturnType<typeof useMapOffer>, 'offer' | 'isMap'> & {
  onView: (view: Filters['view']) => void;
};

/**
 * Switches between list and map on phones, in the compact filter row. It shows before the map's availability is known:
 * a press then opens the map when it is.
 */
export function ViewButton({ offer, isMap, onView }: ViewButtonProps) {
  if (offer !== 'map' && offer !== 'asking') return null;
  return (
    <IconButton
      className={styles.view}
      glyph={isMap ? 'list' : 'map'}
      label={isMap ? mapOffer.showList : mapOffer.showMap}
      onClick={() => onView(isMap ? 'list' : 'map')}
    />
  );
}
