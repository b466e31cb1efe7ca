import { expect, test } from 'vitest';
import type { Cover } from './dayCell.ts';
import { isOpenCell } from './isOpenCell.ts';

const COVERS: readonly Cover[] = [
  'none',
  'covered',
  'near',
  'part',
  'home',
  'guess',
  'unknown',
  'open',
];

test('counts a day as open that misses a known part, until it is over', () => {
  expect(COVERS.filter((cover) => isOpenCell({ cover, isOver: false }))).toEqual(['part', 'open']);
  expect(COVERS.filter((cover) => isOpenCell({ cover, isOver: true }))).toEqual([]);
});
