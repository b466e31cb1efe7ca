import { expect, test } from 'vitest';
import sketchJson from '#domain/place/georgiaSketch.json' with { type: 'json' };
import { readSketch } from '#domain/place/sketch.ts';
import { HEIGHT, PER_MILE, sketchAround, WIDTH } from './sketchAround.ts';

const sketch = readSketch(sketchJson);
const decatur = { latitude: 33.775, longitude: -84.296 };

const namesAround = (middle: typeof decatur) =>
  sketchAround(middle, sketch).places.map(({ name }) => name);

test('the land around Decatur has roads and the names of its neighbors, none over the pin', () => {
  expect(sketchAround(decatur, sketch).roads).toMatch(/^M-?\d/);
  const names = namesAround(decatur);
  expect(names).toContain('Oakhurst');
  expect(names).toContain('Scottdale');
  expect(names).not.toContain('Decatur');
  // Five miles away.
  expect(names).not.toContain('Atlanta');
});

test('the picture is 8.5 miles wide: a town two miles east stands 99 to the right', () => {
  expect(PER_MILE * 8.5).toBeCloseTo(WIDTH);
  const longitude = decatur.longitude - 2 / (69.1 * Math.cos((decatur.latitude * Math.PI) / 180));
  const { places } = sketchAround({ ...decatur, longitude }, sketch);
  expect(places.find(({ name }) => name === 'Decatur')?.x).toBeCloseTo(WIDTH / 2 + 99, 0);
});

test('no two names lie over each other, and none is cut off, wherever the camp is', () => {
  for (const [, longitude, latitude] of sketch.cities) {
    const { places } = sketchAround({ latitude, longitude }, sketch);
    for (const one of places) {
      const half = one.name.length * 3.8;
      expect(one.x - half).toBeGreaterThan(26);
      expect(one.x + half).toBeLessThan(WIDTH - 26);
      expect(one.y).toBeGreaterThan(36);
      expect(one.y).toBeLessThan(HEIGHT - 20);
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

test('west is left: Kirkwood lies left of Decatur', () => {
  const { places } = sketchAround(decatur, sketch);
  expect(places.find(({ name }) => name === 'Kirkwood')?.x).toBeLessThan(WIDTH / 2);
});
