import { useLayoutEffect, useState } from 'react';

/** How many columns a grid has, where it begins in the page, and the room between its rows (pixels). */
export type GridPlace = { columns: number; top: number; gap: number };

/** Follows a grid through every change of the page's layout; null until it is there. */
export function useGridPlace(grid: HTMLElement | null): GridPlace | null {
  const [place, setPlace] = useState<GridPlace | null>(null);
  useLayoutEffect(() => {
    if (grid === null) return undefined;
    const look = () => {
      const now = placeOf(grid);
      setPlace((before) => (before && isSame(before, now) ? before : now));
    };
    look();
    // What stands above grows and shrinks too: then the page does.
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return place;
}

function placeOf(grid: HTMLElement): GridPlace {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    top: grid.getBoundingClientRect().top + window.scrollY,
    gap: Number.parseFloat(rowGap) || 0,
  };
}

const isSame = (a: GridPlace, b: GridPlace) =>
  a.columns === b.columns && a.gap === b.gap && Math.abs(a.top - b.top) < 1;
