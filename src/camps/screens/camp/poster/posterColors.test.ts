import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayColors, mix } from './posterColors.ts';

const styles = ['tokens.css', 'sceneTokens.css']
  .map((file) => readFileSync(`src/ui/${file}`, 'utf8'))
  .join('');

test.each(Object.entries(dayColors))(
  'takes the light color %s from the style sheets',
  (name, color) => {
    const written = new RegExp(String.raw`--${name}: (?:light-dark\()?(#\w+)`).exec(styles)?.[1];
    expect(color).toBe(written);
  },
);

test('mixes two colors channel by channel', () => {
  expect(mix('#ff0080', '#000000', 0.5)).toBe('#800040');
  expect(mix('#123456', '#ffffff', 1)).toBe('#123456');
});
