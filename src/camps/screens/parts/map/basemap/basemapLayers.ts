import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapColors } from './useMapColors.ts';

const basemap = { source: 'basemap' } as const;
const is = (layer: string): ExpressionSpecification => ['==', ['get', 'layer'], layer];
const isWide: ExpressionSpecification = ['==', ['get', 'wide'], 1];

const roundLine = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Labels in ink, with a halo that keeps them readable over lines. */
const label = (colors: MapColors) =>
  ({ 'text-color': colors.ink, 'text-halo-color': colors.metro, 'text-halo-width': 1.6 }) as const;

/** basemap.geojson, from the bottom up. Roads fade where the sketch is too rough to follow. */
export function basemapLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'counties',
      type: 'fill',
      ...basemap,
      filter: is('county'),
      paint: {
        'fill-color': ['case', ['==', ['get', 'metro'], 1], colors.metro, colors.land],
        'fill-antialias': false,
      },
    },
    {
      id: 'lakes',
      type: 'fill',
      ...basemap,
      filter: is('lake'),
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'river',
      type: 'line',
      ...basemap,
      filter: is('river'),
      layout: roundLine,
      paint: { 'line-color': colors.water, 'line-width': widthByZoom(1.2, 4) },
    },
    {
      id: 'borders',
      type: 'line',
      ...basemap,
      filter: is('border'),
      paint: { 'line-color': colors.line, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'states',
      type: 'line',
      ...basemap,
      filter: is('state'),
      paint: { 'line-color': colors.line, 'line-width': 2 },
    },
    {
      id: 'roads',
      type: 'line',
      ...basemap,
      filter: is('road'),
      layout: roundLine,
      paint: {
        'line-color': colors.road,
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0.8, 13, 0.25],
        'line-width': widthByZoom(['case', isWide, 1.6, 0.9], ['case', isWide, 5, 3]),
      },
    },
    roadNames(colors),
    countyNames(colors),
    cityNames(colors),
  ];
}

function widthByZoom(
  far: number | ExpressionSpecification,
  near: number | ExpressionSpecification,
): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 7, far, 12, near];
}

function roadNames(colors: MapColors): SymbolLayerSpecification {
  return {
    id: 'road-names',
    type: 'symbol',
    ...basemap,
    filter: is('road'),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 260,
      'text-field': ['get', 'name'],
      'text-font': ['Nunito Sans Bold'],
      'text-size': 11,
      'text-rotation-alignment': 'viewport',
      'text-pitch-alignment': 'viewport',
    },
    paint: label(colors),
  };
}

function countyNames(colors: MapColors): SymbolLayerSpecification {
  return {
    id: 'county-names',
    type: 'symbol',
    ...basemap,
    filter: is('county-name'),
    maxzoom: 11,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Nunito Sans'],
      'text-size': 11,
      'text-padding': 6,
    },
    paint: { ...label(colors), 'text-opacity': 0.75 },
  };
}

function cityNames(colors: MapColors): SymbolLayerSpecification {
  const rank: ExpressionSpecification = ['get', 'rank'];
  // Smaller towns appear where there is room for them.
  const isShown: ExpressionSpecification = [
    'any',
    ['==', rank, 1],
    ['all', ['==', rank, 2], ['>=', ['zoom'], 8]],
    ['all', ['==', rank, 3], ['>=', ['zoom'], 9.2]],
    ['>=', ['zoom'], 10.4],
  ];
  return {
    id: 'city-names',
    type: 'symbol',
    ...basemap,
    filter: ['all', is('city'), isShown],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [
        'step',
        rank,
        ['literal', ['Nunito Sans Bold']],
        3,
        ['literal', ['Nunito Sans']],
      ],
      'text-size': ['interpolate', ['linear'], rank, 1, 17, 2, 13.5, 4, 12],
      'symbol-sort-key': rank,
      'text-padding': 4,
    },
    paint: label(colors),
  };
}
