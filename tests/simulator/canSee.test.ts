// A simulator that finds nothing may check nothing: here the server lies, and that must be found.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Lie } from './Internet.ts';
import { story } from './story.ts';

beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const lies: [string, Lie][] = [
  ['leaves out the last row of a page', (page) => ({ ...page, rows: page.rows.slice(0, -1) })],
  [
    'puts the cursor behind rows it has not sent',
    (page) => ({ ...page, next: { ...page.next, id: 'zebra' } }),
  ],
  ['takes a short page for the end', (page) => ({ ...page, more: page.rows.length >= 500 })],
  ['hides that it was restored', (page) => ({ ...page, epoch: 'epoch-1', reset: false })],
  [
    'leaves out deleted rows',
    (page) => ({ ...page, rows: page.rows.filter(({ deleted }) => !deleted) }),
  ],
];

describe('a server that lies is found out', () => {
  it.each(lies)(
    'when it %s',
    async (_, lie) => {
      let seed = 1;
      let complaint = null;
      for (; complaint === null && seed < 100; seed += 1) {
        ({ complaint } = await story({ seed, tabs: 1, hasLocks: true, lie }));
      }
      expect(complaint).not.toBeNull();
    },
    60_000,
  );
});

const run = (seed: number) => story({ seed, tabs: 2, hasLocks: false });

it('the same seed is the same run, and another seed another', async () => {
  const first = await run(7);
  expect(await run(7)).toEqual(first);
  expect(await run(8)).not.toEqual(first);
});

it('runs go far: copies are filled and replaced, and a CDN answers', async () => {
  let copies = 0;
  let requests = 0;
  let cdnHits = 0;
  for (let seed = 1; seed <= 50; seed += 1) {
    const ending = await story({ seed, tabs: 1, hasLocks: true });
    copies += ending.copies;
    requests += ending.requests;
    cdnHits += ending.cdnHits;
  }
  expect(copies).toBeGreaterThan(50);
  expect(requests).toBeGreaterThan(400);
  expect(cdnHits).toBeGreaterThan(0);
}, 60_000);
