import { useEffect, useState } from 'react';
import { watchChosenTheme } from '#base/device/chosenTheme.ts';

export type MapColors = ReturnType<typeof readMapColors>;

/** The map's colors by day or by night, null until `element` is on the page. */
export function useMapColors(element: HTMLElement | null): MapColors | null {
  const [colors, setColors] = useState<MapColors | null>(null);
  useEffect(() => {
    if (element === null) return undefined;
    const read = () => setColors(readMapColors(element));
    read();
    return watchTheme(read);
  }, [element]);
  return colors;
}

/**
 * Reads the colors of MapCanvas.module.css and tokens.css from elements, because MapLibre cannot resolve custom
 * properties.
 */
function readMapColors(parent: HTMLElement) {
  const probe = document.createElement('i');
  probe.hidden = true;
  // Forced colors would make all of them one, so the map keeps its own.
  probe.style.setProperty('forced-color-adjust', 'none');
  parent.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    land: read('--map-land'),
    metro: read('--map-county'),
    line: read('--map-line'),
    road: read('--map-road'),
    water: read('--map-water'),
    ink: read('--map-ink'),
    featured: read('--coral'),
    onFeatured: read('--on-coral'),
    basic: read('--teal'),
    onBasic: read('--on-teal'),
    edge: read('--card'),
  };
  probe.remove();
  return colors;
}

/** Calls back when day turns to night or back, by the system or by the visitor's switch. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const stop = watchChosenTheme(onChange);
  return () => {
    system.removeEventListener('change', onChange);
    stop();
  };
}
