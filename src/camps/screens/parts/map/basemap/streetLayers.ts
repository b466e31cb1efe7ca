import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { label, roundLine } from './layerStyles.ts';
import type { MapColors } from './useMapColors.ts';

const from = (layer: string) => ({ source: 'streets', 'source-layer': layer }) as const;
const isOneOf = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
];

/** Tiles in the Protomaps schema, from the bottom up; in muted colors, so that the camps stand out. */
export function streetLayers(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'earth', type: 'fill', ...from('earth'), paint: { 'fill-color': colors.metro } },
    {
      id: 'parks',
      type: 'fill',
      ...from('landuse'),
      filter: isOneOf('park', 'nature_reserve', 'forest', 'wood', 'golf_course', 'cemetery', 'zoo'),
      paint: { 'fill-color': colors.park },
    },
    {
      id: 'water',
      type: 'fill',
      ...from('water'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'streams',
      type: 'line',
      ...from('water'),
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: roundLine,
      paint: { 'line-color': colors.water, 'line-width': widthByZoom(1, 4) },
    },
    {
      id: 'buildings',
      type: 'fill',
      ...from('buildings'),
      minzoom: 14,
      paint: { 'fill-color': colors.land },
    },
    roads('paths', ['path', 'other'], colors.line, [0.4, 1.5], 13),
    roads('lanes', ['minor_road'], colors.street, [0.5, 7], 11),
    roads('streets', ['major_road'], colors.street, [1, 10], 8),
    roads('highways', ['highway'], colors.road, [1.6, 10], 5),
    {
      id: 'boundaries',
      type: 'line',
      ...from('boundaries'),
      paint: { 'line-color': colors.line, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    streetNames(colors),
    placeNames(colors),
  ];
}

function roads(
  id: string,
  kinds: string[],
  color: string,
  [far, near]: [number, number],
  minzoom: number,
): LayerSpecification {
  return {
    id,
    type: 'line',
    ...from('roads'),
    minzoom,
    filter: isOneOf(...kinds),
    layout: roundLine,
    paint: { 'line-color': color, 'line-width': widthByZoom(far, near) },
  };
}

const widthByZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  8,
  far,
  16,
  near,
];

function streetNames(colors: MapColors): SymbolLayerSpecification {
  return {
    id: 'street-names',
    type: 'symbol',
    ...from('roads'),
    minzoom: 9,
    filter: ['any', isOneOf('highway', 'major_road'), ['>=', ['zoom'], 14]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 300,
      'text-field': ['coalesce', ['get', 'ref'], ['get', 'name'], ''],
      'text-font': ['Nunito Sans'],
      'text-size': 11,
    },
    paint: label(colors),
  };
}

function placeNames(colors: MapColors): SymbolLayerSpecification {
  return {
    id: 'place-names',
    type: 'symbol',
    ...from('places'),
    filter: isOneOf('locality', 'neighbourhood', 'macrohood'),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [
        'case',
        isOneOf('locality'),
        ['literal', ['Nunito Sans Bold']],
        ['literal', ['Nunito Sans']],
      ],
      'text-size': ['case', isOneOf('locality'), 14, 11.5],
      // Larger places first; tiles without a rank label all places alike.
      'symbol-sort-key': ['-', ['to-number', ['get', 'population_rank'], 0]],
      'text-padding': 4,
    },
    paint: label(colors),
  };
}
