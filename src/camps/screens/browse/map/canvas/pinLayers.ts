import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { PIN_BOX } from '../../../parts/map/pinShape.ts';
import type { MapColors } from '../../../parts/map/basemap/useMapColors.ts';

export const PIN_IMAGES = { featured: 'pin-featured', basic: 'pin-basic' } as const;
export type PinImage = (typeof PIN_IMAGES)[keyof typeof PIN_IMAGES];
export const isPinImage = (id: string): id is PinImage =>
  id === PIN_IMAGES.featured || id === PIN_IMAGES.basic;

/** What a click can hit, the topmost first. */
export const SELECTABLE_LAYERS = ['selected', 'pins', 'clusters'];

const isCluster: ExpressionSpecification = ['has', 'point_count'];
const pin = {
  'icon-image': ['case', ['==', ['get', 'featured'], 1], PIN_IMAGES.featured, PIN_IMAGES.basic],
  'icon-anchor': 'bottom',
  // The tip of the pin, not the lower edge of its image, marks the location.
  'icon-offset': [0, PIN_BOX.height + PIN_BOX.top],
  'icon-allow-overlap': true,
  'icon-ignore-placement': true,
} satisfies SymbolLayerSpecification['layout'];

/** Clusters, their counts and single pins, from the bottom up. */
export function pinLayers(colors: MapColors): LayerSpecification[] {
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
        // A coral ring: a featured camp is among them.
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
  ];
}

/** The selected camp, above all others; it is in both sources. */
export const selectedLayer: SymbolLayerSpecification = {
  id: 'selected',
  type: 'symbol',
  source: 'selected',
  layout: { ...pin, 'icon-size': 1.4 },
};
