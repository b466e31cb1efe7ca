import { expect, test } from 'vitest';
import { picturePreloads } from './picturePreloads.ts';

const picture = (name: string, priority = 'high') =>
  `<img loading="lazy" fetchPriority="${priority}" width="960" height="911" sizes="100vw" src="/pictures/pages/${name}-960.webp" srcSet="/pictures/pages/${name}-640.webp 640w, /pictures/pages/${name}-960.webp 960w" alt="" class="a"/>`;

test('preloads the top drawing in the cut for screen and color scheme', () => {
  const names = ['home-land-light', 'home-land-dark', 'home-tall-light', 'home-tall-dark'];
  const html = picturePreloads(names.map((name) => picture(name)).join('<p>text</p>'));
  expect(html.match(/media="[^"]*"/g)).toEqual([
    'media="(min-width: 48rem) and (prefers-color-scheme: light)"',
    'media="(min-width: 48rem) and (prefers-color-scheme: dark)"',
    'media="(not (min-width: 48rem)) and (prefers-color-scheme: light)"',
    'media="(not (min-width: 48rem)) and (prefers-color-scheme: dark)"',
  ]);
  expect(html).toContain(
    'imagesrcset="/pictures/pages/home-tall-dark-640.webp 640w, /pictures/pages/home-tall-dark-960.webp 960w" imagesizes="100vw"',
  );
});

test('does not preload pictures further down', () => {
  expect(picturePreloads(picture('kitchen-light', 'auto'))).toBe('');
});
