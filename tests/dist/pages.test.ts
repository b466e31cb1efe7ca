import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { everyRoute, guardedRoutes } from '../e2e/support/breadth.ts';

const dist = process.env.CAMPLY_DIST ?? 'dist';

it.each([...everyRoute, ...guardedRoutes])(
  '%s has one heading and a title before any script runs',
  (route) => {
    const html = readFileSync(path.join(dist, route, 'index.html'), 'utf8');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/);
  },
);

it('every file that a style sheet refers to was built', () => {
  const sheets = globSync(`${dist}/assets/*.css`).map((file) => readFileSync(file, 'utf8'));
  const files = sheets.flatMap((text) =>
    [...text.matchAll(/url\("?(?!data:)([^)"]+)/g)].map(([, file = '']) => file),
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(dist, file)))).toEqual([]);
});
