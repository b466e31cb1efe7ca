import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LostScene } from './LostScene.tsx';

const tokens = readFileSync(new URL('../ui/sceneTokens.css', import.meta.url), 'utf8');

/** A paper by day and by night. */
function colorsOf(name: string): string[] {
  const value = new RegExp(`--s-${name}: ([^;]*);`).exec(tokens)?.[1] ?? '';
  const colors = value.match(/#[\da-f]{6}/g) ?? [];
  return colors.length === 1 ? [...colors, ...colors] : colors;
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
};

test('each board of the trail sign is readable by day and by night: a contrast of 4.5', () => {
  const boards = Array.from(
    renderToStaticMarkup(<LostScene />).matchAll(
      /fill="var\(--s-([\w-]+)\)"><\/path><text[^>]*fill="var\(--s-([\w-]+)\)"[^>]*>([^<]*)</g,
    ),
    ([, board = '', ink = '', label = '']) => ({ board, ink, label }),
  );
  expect(boards.map(({ label }) => label)).toEqual(['Camp', 'Also camp?', 'Lunch']);
  for (const { board, ink, label } of boards) {
    const papers = colorsOf(board);
    expect(papers).toHaveLength(2);
    for (const [look, paper] of papers.entries()) {
      const words = colorsOf(ink)[look] ?? '';
      expect(contrast(paper, words), `${label} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
