import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Feature, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cityCenters } from './cityCenters.ts';
import { type Box, clipLine, clipRing, centroid } from './clip.ts';
import { sketchedLakes, sketchedRiver, sketchedRoads } from './sketchedRoads.ts';

// Wider than the area to which the map can be panned, so that its edge is never seen.
const BOX: Box = [-86.2, 32.2, -82.6, 35.3];
const basemapFile = new URL(
  '../../../camps/screens/parts/map/basemap/basemap.geojson',
  import.meta.url,
);
const sketchFile = new URL('../../../camps/rules/place/georgiaSketch.json', import.meta.url);

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection;
}>;

const metro = new Set(
  'Fulton DeKalb Cobb Gwinnett Clayton Cherokee Douglas Fayette Forsyth Henry Rockdale'.split(' '),
);
// Smaller bits of a county at the edge of the box get no name.
const LEAST_NAMED_AREA = 0.02;

/**
 * Writes the map that ships with the app: counties of the US Census (us-atlas), city names, and our own
 * sketch of roads and water. And georgiaSketch.json, the part of it that a camp's page draws without MapLibre.
 */
export async function writeBasemap(): Promise<void> {
  const source = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'));
  const atlas: Atlas = JSON.parse(await readFile(source, 'utf8'));
  const features = [...counties(atlas), ...borders(atlas), ...sketches(), ...cities()];
  await writeFile(basemapFile, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);
  const sketch = {
    roads: Object.values(sketchedRoads),
    lakes: Object.values(sketchedLakes),
    river: sketchedRiver,
    cities: cityCenters,
  };
  await writeFile(sketchFile, `${JSON.stringify(sketch)}\n`);
}

function mapFeature(
  layer: string,
  geometry: Geometry,
  properties: Record<string, unknown> = {},
): Feature {
  return { type: 'Feature', properties: { layer, ...properties }, geometry };
}

function counties(atlas: Atlas): Feature[] {
  return feature(atlas, atlas.objects.counties).features.flatMap(({ id, geometry, properties }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const kept = polygons.flatMap(([outer]) => {
      const ring = outer === undefined ? null : clipRing(outer, BOX);
      return ring === null ? [] : [[ring]];
    });
    const [first] = kept[0] ?? [];
    if (first === undefined) return [];
    const isMetro = String(id).startsWith('13') && metro.has(properties.name);
    const { middle, area } = centroid(first);
    return [
      mapFeature('county', { type: 'MultiPolygon', coordinates: kept }, { metro: isMetro ? 1 : 0 }),
      ...(area > LEAST_NAMED_AREA ? [countyName(`${properties.name} Co`, middle)] : []),
    ];
  });
}

function countyName(name: string, coordinates: Position): Feature {
  return mapFeature('county-name', { type: 'Point', coordinates }, { name });
}

function borders(atlas: Atlas): Feature[] {
  const { counties: inner, states } = atlas.objects;
  return [
    lines('border', mesh(atlas, inner, (a, b) => a !== b).coordinates),
    lines('state', mesh(atlas, states, (a, b) => a !== b).coordinates),
  ];
}

function lines(layer: string, all: readonly Position[][]): Feature {
  const coordinates = all.flatMap((line) => clipLine(line, BOX));
  return mapFeature(layer, { type: 'MultiLineString', coordinates });
}

function sketches(): Feature[] {
  return [
    ...Object.entries(sketchedLakes).map(([name, ring]) =>
      mapFeature('lake', { type: 'Polygon', coordinates: [ring] }, { name }),
    ),
    mapFeature(
      'river',
      { type: 'LineString', coordinates: sketchedRiver },
      { name: 'Chattahoochee River' },
    ),
    ...Object.entries(sketchedRoads).map(([name, coordinates]) =>
      mapFeature(
        'road',
        { type: 'LineString', coordinates },
        { name, wide: name.startsWith('I-') ? 1 : 0 },
      ),
    ),
  ];
}

function cities(): Feature[] {
  return cityCenters.map(([name, longitude, latitude, rank]) =>
    mapFeature('city', { type: 'Point', coordinates: [longitude, latitude] }, { name, rank }),
  );
}
