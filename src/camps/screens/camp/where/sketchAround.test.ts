import { expect, test, vi } from 'vitest';
import sketchJson from '#camps/rules/place/georgiaSketch.json' with { type: 'json' };
import { readSketch } from '#camps/rules/place/sketch.ts';
import { HEIGHT, sketchAround, WIDTH } from './sketchAround.ts';

const sketch = readSketch(sketchJson);
const decatur = { latitude: 33.775, longitude: -84.296 };

const namesAround = (middle: typeof decatur) =>
  sketchAround(middle, sketch).places.map(({ name }) => name);

test('draws roads and neighboring towns around Decatur', () => {
  expect(sketchAround(decatur, sketch).roads).toMatch(/^M-?\d/);
  const names = namesAround(decatur);
  expect(names).toContain('Candler Park');
  expect(names).toContain('Scottdale');
  // Five miles away.
  expect(names).not.toContain('Atlanta');
});

test("writes the camp's own town below the pin", () => {
  const { places } = sketchAround(decatur, sketch);
  const own = places.find(({ name }) => name === 'Decatur');
  expect(own?.x).toBeCloseTo(WIDTH / 2, 0);
  // The tip of the pin is in the middle; a name is 18 high.
  expect(own?.y).toBeGreaterThan(HEIGHT / 2 + 12 + 18);
});

test('is 8.5 miles wide in the city', () => {
  const { perMile, places } = sketchAround(decatur, sketch);
  expect(perMile).toBeCloseTo(420 / 8.5);
  const longitude = decatur.longitude - 2 / (69.1 * Math.cos((decatur.latitude * Math.PI) / 180));
  const west = sketchAround({ ...decatur, longitude }, sketch).places;
  expect(west.find(({ name }) => name === 'Decatur')?.x).toBeCloseTo(210 + 99, 0);
  expect(places.length).toBeGreaterThanOrEqual(3);
});

const milesAround = (name: string) => {
  const [, longitude = 0, latitude = 0] = sketch.cities.find(([city]) => city === name) ?? [];
  return 420 / sketchAround({ latitude, longitude }, sketch).perMile;
};

test('widens far out until three names show or 20 miles', () => {
  expect(milesAround('Brookhaven')).toBeCloseTo(13);
  expect(milesAround('Marietta')).toBeCloseTo(20);
  // Nothing but its own name, however far one stands back.
  expect(milesAround('Macon')).toBeCloseTo(8.5);
});

test('draws roads even when no name shows', () => {
  const roads = vi.fn<() => typeof sketch.roads>(() => sketch.roads);
  const watched = {
    ...sketch,
    get roads() {
      return roads();
    },
  };
  expect(sketchAround({ latitude: 31.5, longitude: -82.5 }, watched).places).toEqual([]);
  expect(roads).toHaveBeenCalledTimes(1);
});

test('never overlaps or cuts off names', () => {
  for (const [, longitude, latitude] of sketch.cities) {
    const { places } = sketchAround({ latitude, longitude }, sketch);
    for (const one of places) {
      const half = one.name.length * 3.8;
      expect(one.x - half).toBeGreaterThan(14);
      expect(one.x + half).toBeLessThan(WIDTH - 14);
      expect(one.y).toBeGreaterThan(32);
      expect(one.y).toBeLessThan(HEIGHT - 14);
      const tooNear = places.filter(
        (other) =>
          other !== one &&
          Math.abs(other.y - one.y) < 18 &&
          Math.abs(other.x - one.x) < (other.name.length + one.name.length) * 3.5,
      );
      expect(tooNear).toEqual([]);
    }
  }
});

test('puts Kirkwood left of Decatur', () => {
  const { places } = sketchAround(decatur, sketch);
  expect(places.find(({ name }) => name === 'Kirkwood')?.x).toBeLessThan(WIDTH / 2);
});
