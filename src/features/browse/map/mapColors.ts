/** The names in map.module.css and tokens.css that the map is painted with. */
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

/** The colors as they are right now, by day or by night: a canvas cannot read custom properties. */
export function readMapColors(within: HTMLElement): MapColors {
  const probe = document.createElement('i');
  probe.hidden = true;
  within.append(probe);
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

/** Calls back whenever day turns to night or back, by the system or by the visitor's switch. */
export function watchColors(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}
