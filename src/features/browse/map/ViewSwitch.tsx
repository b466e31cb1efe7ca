import { useEffect, useRef } from 'react';
import type { Filters } from '#domain/list/filters.ts';
import { mapOffer } from '#content/mapOffer.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';

type ViewSwitchProps = {
  view: Filters['view'];
  onView: (view: Filters['view']) => void;
  /** It stands elsewhere in each view: the one that was just chosen gets the focus back. */
  takesFocus: boolean;
};

const options = [
  { value: 'list', label: mapOffer.view.list, glyph: 'list' },
  { value: 'map', label: mapOffer.view.map, glyph: 'map' },
] as const;

/** List or map; shown only where there is a map (spec 2). */
export default function ViewSwitch({ view, onView, takesFocus }: ViewSwitchProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    const pressed = place.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    pressed?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={place}>
      <Segmented label={mapOffer.view.label} value={view} options={options} onChange={onView} />
    </div>
  );
}
