import type { Filters } from '#domain/list/filters.ts';
import { mapOffer } from '#content/mapOffer.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { useMapOffer } from './useMapOffer.ts';
import styles from './ViewButton.module.css';

type ViewButtonProps = Pick<ReturnType<typeof useMapOffer>, 'offer' | 'isMap'> & {
  onView: (view: Filters['view']) => void;
};

/** Phones: the way to the other view, in the thin row. */
export function ViewButton({ offer, isMap, onView }: ViewButtonProps) {
  // The field beside it must not shrink when it arrives.
  if (offer === 'asking') return <span className={styles.room} />;
  if (offer !== 'map') return null;
  return (
    <IconButton
      className={styles.view}
      glyph={isMap ? 'list' : 'map'}
      label={isMap ? mapOffer.showList : mapOffer.showMap}
      onClick={() => onView(isMap ? 'list' : 'map')}
    />
  );
}
