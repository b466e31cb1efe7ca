import type { FeatureCollection, Point } from 'geojson';
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import fontUrl from '#ui/fonts/nunito-sans-wght.woff2?url';
import basemapUrl from './basemap.geojson?url';
import type { Ground } from './ground.ts';
import { landLayers } from './landLayers.ts';
import type { MapColors } from './mapColors.ts';
import { PIN_BOX } from '#parts/map/pinShape.ts';

export const PINS = { featured: 'pin-featured', basic: 'pin-basic' } as const;
/** What a tap can hit, the topmost first. */
export const TAPPABLE = ['chosen', 'pins', 'clusters'];

/** The chosen camp stands in both. */
export type Shown = Record<'camps' | 'chosen', FeatureCollection<Point>>;

const isCluster: ExpressionSpecification = ['has', 'point_count'];
// The tip of a pin, not the edge of its picture, stands on the place.
const tipOffset: [number, number] = [0, PIN_BOX.height + PIN_BOX.top];

/** The sources that are ours; whatever else a style names is the operator's ground. */
export const OWN_SOURCES = ['land', 'camps', 'chosen'];
const absolute = (url: string) => new URL(url, document.baseURI).href;

/** The whole map: land or the operator's streets, then camps. Without streets nothing leaves this origin. */
export function mapStyle(
  colors: MapColors,
  shown: Shown,
  ground: Ground | null = null,
): StyleSpecification {
  const replaces = ground?.replaces ?? [];
  const land =
    replaces === 'all' ? [] : landLayers(colors).filter(({ id }) => !replaces.includes(id));
  // The page's own typeface: a style's glyph server does not know it.
  const ownFonts = { 'Nunito Sans': absolute(fontUrl), 'Nunito Sans Bold': absolute(fontUrl) };
  return {
    version: 8,
    ...(ground?.sprite !== undefined && { sprite: ground.sprite }),
    ...(ground?.glyphs !== undefined && { glyphs: ground.glyphs, 'font-faces': ownFonts }),
    sources: {
      ...ground?.sources,
      land: { type: 'geojson', data: absolute(basemapUrl), tolerance: 0.2 },
      camps: {
        type: 'geojson',
        data: shown.camps,
        cluster: true,
        clusterRadius: 46,
        clusterMaxZoom: 15,
        clusterProperties: { featured: ['+', ['get', 'featured']] },
      },
      chosen: { type: 'geojson', data: shown.chosen },
    },
    layers: [...land, ...(ground?.layers(colors) ?? []), ...campLayers(colors)],
  };
}

/** Clusters, their numbers, single pins, and the chosen one larger and on top of all. */
function campLayers(colors: MapColors): LayerSpecification[] {
  const pin: SymbolLayerSpecification['layout'] = {
    'icon-image': ['case', ['==', ['get', 'featured'], 1], PINS.featured, PINS.basic],
    'icon-anchor': 'bottom',
    'icon-offset': tipOffset,
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
  };
  return [
    {
      id: 'clusters',
      type: 'circle',
      source: 'camps',
      filter: isCluster,
      paint: {
        'circle-color': colors.basic,
        'circle-radius': ['step', ['get', 'point_count'], 15, 20, 19, 100, 24, 500, 30],
        'circle-stroke-width': 3,
        // A coral ring says that a featured camp is among them.
        'circle-stroke-color': [
          'case',
          ['>', ['get', 'featured'], 0],
          colors.featured,
          colors.edge,
        ],
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: 'camps',
      filter: isCluster,
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': ['Nunito Sans Bold'],
        'text-size': 13,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': colors.onBasic },
    },
    {
      id: 'pins',
      type: 'symbol',
      source: 'camps',
      filter: ['!', isCluster],
      layout: { ...pin, 'symbol-sort-key': ['get', 'featured'] },
    },
    { id: 'chosen', type: 'symbol', source: 'chosen', layout: { ...pin, 'icon-size': 1.4 } },
  ];
}
