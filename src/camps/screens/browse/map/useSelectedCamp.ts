import { type RefObject, useCallback, useRef, useState } from 'react';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';

type SelectedCamp = {
  /** Null when none is selected, or the filters hide it. */
  selected: MapCamp | null;
  listRef: RefObject<HTMLElement | null>;
  select: (id: string | null) => void;
  /** Closes the camp's window and focuses its row in the list. */
  close: () => void;
};

/** One selection for the map and the list. */
export function useSelectedCamp(mapCamps: readonly MapCamp[]): SelectedCamp {
  const listRef = useRef<HTMLElement>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const rowOf = (id: string) => listRef.current?.querySelector(`[data-camp="${CSS.escape(id)}"]`);

  const select = useCallback((id: string | null) => {
    setSelectedId(id);
    // Beside the map the list scrolls on its own; below it, scrolling would take the page away from the map.
    const list = listRef.current;
    if (id === null || list === null || getComputedStyle(list).overflowY === 'visible') return;
    const row = list.querySelector(`[data-camp="${CSS.escape(id)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, []);

  return {
    selected: mapCamps.find(({ camp }) => camp.id === selectedId) ?? null,
    listRef,
    select,
    close() {
      setSelectedId(null);
      const row = selectedId === null ? null : rowOf(selectedId);
      row?.querySelector('button')?.focus({ preventScroll: true });
    },
  };
}
