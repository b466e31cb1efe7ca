import { describe, expect, it } from 'vitest';
import { basemapLayers } from '../../../parts/map/basemap/basemapLayers.ts';
import { pinLayers, SELECTABLE_LAYERS, selectedLayer } from './pinLayers.ts';
import type { MapColors } from '../../../parts/map/basemap/useMapColors.ts';

const colors: MapColors = {
  land: '#e9e6c8',
  metro: '#f4efd8',
  line: '#cdbf95',
  road: '#e0a873',
  water: '#a9d4cc',
  ink: '#40584f',
  featured: '#f2724f',
  onFeatured: '#1d1d1d',
  basic: '#0c6868',
  onBasic: '#ffffff',
  edge: '#fffdf4',
};
const idsOf = (layers: readonly { id: string }[]) => layers.map(({ id }) => id);
const pins = [...pinLayers(colors), selectedLayer];

describe('the layers of the map', () => {
  it('have ids of their own: MapLibre refuses the second of a name', () => {
    const ids = idsOf([...basemapLayers(colors), ...pins]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('include every layer that a click selects', () => {
    expect(idsOf(pins)).toEqual(expect.arrayContaining(SELECTABLE_LAYERS));
  });

  it('have coral for featured camps and teal for the others', () => {
    const clusters = JSON.stringify(pinLayers(colors)[0]);
    expect(clusters).toContain(`"circle-color":"${colors.basic}"`);
    expect(clusters).toContain(colors.featured);
  });

  it('draw the selected camp last, above all others', () => {
    expect(pins.at(-1)).toMatchObject({ type: 'symbol', source: 'selected' });
  });
});
