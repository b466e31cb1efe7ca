import { type ReactNode, useState } from 'react';
import styles from './MapSurface.module.css';
import { type MapColors, useMapColors } from './useMapColors.ts';

/** Where a map is drawn: its colors, and the few rules of MapLibre's own style sheet that it needs. */
export function MapSurface({ children }: { children: (colors: MapColors) => ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const colors = useMapColors(element);
  return (
    <div ref={setElement} className={styles.surface}>
      {colors !== null && children(colors)}
    </div>
  );
}
