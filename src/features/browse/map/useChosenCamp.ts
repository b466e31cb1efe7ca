import { type RefObject, useCallback, useRef, useState } from 'react';
import type { MapCamp } from '#domain/place/mapCamp.ts';

type ChosenCamp = {
  /** Null when none is chosen, or the filters have taken it away. */
  chosen: MapCamp | null;
  listRef: RefObject<HTMLElement | null>;
  choose: (id: string | null) => void;
  /** Gives the focus back to the camp's line. */
  close: () => void;
};

/** The one camp that is chosen, in the map and in the list alike. */
export function useChosenCamp(mapCamps: readonly MapCamp[]): ChosenCamp {
  const listRef = useRef<HTMLElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const lineOf = (id: string) => listRef.current?.querySelector(`[data-camp="${CSS.escape(id)}"]`);

  const choose = useCallback((id: string | null) => {
    setChosenId(id);
    // Beside the map the list scrolls on its own; under it the page would jump away from the map.
    const list = listRef.current;
    if (id === null || list === null || getComputedStyle(list).overflowY === 'visible') return;
    const line = list.querySelector(`[data-camp="${CSS.escape(id)}"]`);
    line?.scrollIntoView({ block: 'nearest' });
  }, []);

  return {
    chosen: mapCamps.find(({ camp }) => camp.id === chosenId) ?? null,
    listRef,
    choose,
    close() {
      setChosenId(null);
      const line = chosenId === null ? null : lineOf(chosenId);
      line?.querySelector('button')?.focus({ preventScroll: true });
    },
  };
}
