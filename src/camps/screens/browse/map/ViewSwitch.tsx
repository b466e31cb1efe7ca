import { useEffect, useRef } from 'react';
import type { Filters } from '#camps/rules/list/filters.ts';
import { mapOffer } from '#camps/words/mapOffer.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';

type ViewSwitchProps = {
  view: Filters['view'];
  onView: (view: Filters['view']) => void;
  /** Each view has its own switch: the new one takes over the focus. */
  takesFocus: boolean;
};

const options = [
  { value: 'list', label: mapOffer.view.list, glyph: 'list' },
  { value: 'map', label: mapOffer.view.map, glyph: 'map' },
] as const;

/** List or map; shown only where the site has a map. */
export function ViewSwitch({ view, onView, takesFocus }: ViewSwitchProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    const pressed = container.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    pressed?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={container}>
      <Segmented label={mapOffer.view.label} value={view} options={options} onChange={onView} />
    </div>
  );
}
