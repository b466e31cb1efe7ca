import { expect, test } from 'vitest';
import sketchJson from '#domain/place/georgiaSketch.json' with { type: 'json' };
import { readSketch } from '#domain/place/sketch.ts';
import { HEIGHT, sketchAround, WIDTH } from './sketchAround.ts';

const sketch = readSketch(sketchJson);
const decatur = { latitude: 33.775, longitude: -84.296 };

test('the land around Decatur has roads and names, none over the pin', () => {
  const drawn = sketchAround(decatur, sketch);
  expect(drawn.roads).toMatch(/^M-?\d/);
  const names = drawn.cities.map(({ name }) => name);
  expect(names).toContain('Atlanta');
  expect(names).not.toContain('Decatur');
  expect(names).not.toContain('Macon');
});

test('no two names lie over each other, wherever the camp is', () => {
  for (const [, longitude, latitude] of sketch.cities) {
    const { cities } = sketchAround({ latitude, longitude }, sketch);
    for (const one of cities) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x).toBeLessThan(WIDTH);
      expect(one.y).toBeLessThan(HEIGHT);
      const tooNear = cities.filter(
        (other) =>
          other !== one &&
          Math.abs(other.y - one.y) < 18 &&
          Math.abs(other.x - one.x) < (other.name.length + one.name.length) * 3.5,
      );
      expect(tooNear).toEqual([]);
    }
  }
});

test('west is left: Atlanta lies left of Decatur', () => {
  const atlanta = sketchAround(decatur, sketch).cities.find(({ name }) => name === 'Atlanta');
  expect(atlanta?.x).toBeLessThan(WIDTH / 2);
});
