import type { StyleSpecification } from 'maplibre-gl';
import { type Ground, plainCredits } from './ground.ts';

/**
 * The operator's own style as ground, drawn as it is by day and by night. Throws when it cannot be had or is
 * no style; what in it does not fit MapLibre is told by the map itself.
 */
export async function openStreetStyle(url: string, get = fetch): Promise<Ground> {
  const response = await get(url);
  if (!response.ok) throw new Error(`The street map answered with status ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error('The street map is no style of version 8');
  const named = Object.values(style.sources).map((source) =>
    plainCredits('attribution' in source ? source.attribution : ''),
  );
  return {
    sources: style.sources,
    layers: () => style.layers,
    credits: [...new Set(named)].filter((text) => text !== '').join(', '),
    replaces: 'all',
    ...(style.sprite !== undefined && { sprite: style.sprite }),
    ...(style.glyphs !== undefined && { glyphs: style.glyphs }),
  };
}

function isStyle(style: unknown): style is StyleSpecification {
  if (typeof style !== 'object' || style === null) return false;
  const has = 'version' in style && 'sources' in style && 'layers' in style;
  return (
    has && style.version === 8 && typeof style.sources === 'object' && Array.isArray(style.layers)
  );
}
