import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contrastRatio } from '#tests/contrast/color.ts';
import { readTokens } from '#tests/contrast/styleColors.ts';
import { LostScene } from './LostScene.tsx';

const tokens = readTokens(readFileSync(new URL('../sceneTokens.css', import.meta.url), 'utf8'));

test('each board of the trail sign is readable by day and by night: a contrast of 4.5', () => {
  const boards = Array.from(
    renderToStaticMarkup(<LostScene />).matchAll(
      /fill="var\(--s-([\w-]+)\)"><\/path><text[^>]*fill="var\(--s-([\w-]+)\)"[^>]*>([^<]*)</g,
    ),
    ([, board = '', ink = '', label = '']) => ({ board, ink, label }),
  );
  expect(boards.map(({ label }) => label)).toEqual(['Camp', 'Also camp?', 'Lunch']);
  for (const { board, ink, label } of boards) {
    for (const look of [0, 1] as const) {
      const [paper = '', words = ''] = [board, ink].map(
        (name) => tokens.get(`--s-${name}`)?.[look],
      );
      expect(contrastRatio(paper, words), `${label} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
