import { useEffect, useState } from 'react';

/** The custom properties of MapCanvas.module.css and tokens.css that the map is painted with. */
const names = {
  land: '--map-land',
  metro: '--map-county',
  line: '--map-line',
  road: '--map-road',
  water: '--map-water',
  park: '--map-park',
  street: '--map-street',
  ink: '--map-ink',
  featured: '--coral',
  onFeatured: '--on-coral',
  basic: '--teal',
  onBasic: '--on-teal',
  edge: '--card',
} as const;

export type MapColors = Record<keyof typeof names, string>;

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

/** MapLibre cannot resolve custom properties: an element that has the color does. */
function readMapColors(parent: HTMLElement): MapColors {
  const probe = document.createElement('i');
  probe.hidden = true;
  parent.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colors: MapColors = {
    land: read(names.land),
    metro: read(names.metro),
    line: read(names.line),
    road: read(names.road),
    water: read(names.water),
    park: read(names.park),
    street: read(names.street),
    ink: read(names.ink),
    featured: read(names.featured),
    onFeatured: read(names.onFeatured),
    basic: read(names.basic),
    onBasic: read(names.onBasic),
    edge: read(names.edge),
  };
  probe.remove();
  return colors;
}

/** Calls back when day turns to night or back, by the system or by the visitor's switch. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    theme.disconnect();
  };
}
