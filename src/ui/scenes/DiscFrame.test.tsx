import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyScene } from './EmptyScene.tsx';
import { GhostWeekScene } from './GhostWeekScene.tsx';
import { LassoScene } from './LassoScene.tsx';
import { MailboxScene } from './MailboxScene.tsx';
import { TwoTentsScene } from './TwoTentsScene.tsx';

const drawings = [EmptyScene, GhostWeekScene, LassoScene, MailboxScene, TwoTentsScene].map(
  (Scene) => renderToStaticMarkup(<Scene className="scene" />),
);

test('all drawings for empty pages have the same size and disc, and none is read out', () => {
  expect(new Set(drawings).size).toBe(5);
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg class="scene" viewBox="0 0 360 200" aria-hidden="true"/);
    expect(drawing).toContain('<circle cx="180" cy="96" r="88">');
    expect(gzipSync(drawing).length).toBeLessThan(2000);
  }
});

test('a week without a child has five days, one of them with a plus', () => {
  const week = renderToStaticMarkup(<GhostWeekScene />);
  expect(week.match(/stroke-dasharray/g)).toHaveLength(5);
  expect(week.match(/d="M180 127v20m-10-10h20"/g)).toHaveLength(1);
});
