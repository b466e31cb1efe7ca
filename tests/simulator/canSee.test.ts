// A simulator that finds nothing may check nothing: here the server lies, and that must be found.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PostLie } from './Backend.ts';
import type { Lie } from './Internet.ts';
import { story } from './story.ts';
import type { Cast } from './World.ts';

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

const isPut = (path: string) => path.endsWith('/put_submission');

const postLies: [string, PostLie][] = [
  [
    'forgets a submission that it said it has',
    ({ rows }, path, answer) => {
      const said = answer();
      if (isPut(path)) rows.delete([...rows.keys()].at(-1) ?? '');
      return said;
    },
  ],
  [
    'lets an older revision take the place of a newer one',
    ({ rows }, path, answer) => {
      if (isPut(path)) for (const row of rows.values()) row.revision = 0;
      return answer();
    },
  ],
  [
    'loses a file that it took',
    ({ objects }, path, answer) => {
      const said = answer();
      if (!isPut(path)) for (const name of objects.keys()) objects.set(name, 'other bytes');
      return said;
    },
  ],
  [
    'refuses what is good',
    (_, path, answer) =>
      isPut(path)
        ? Response.json({ code: '22023', message: 'not today' }, { status: 400 })
        : answer(),
  ],
];

/** The first broken promise in up to a hundred runs. */
async function firstComplaint(cast: Pick<Cast, 'lie' | 'postLie'>): Promise<string | null> {
  for (let seed = 1; seed < 100; seed += 1) {
    const { complaint } = await story({ seed, tabs: 1, hasLocks: true, ...cast });
    if (complaint !== null) return complaint;
  }
  return null;
}

describe('a server that lies is found out', () => {
  it.each(lies)('when it %s', async (_, lie) => {
    expect(await firstComplaint({ lie })).not.toBeNull();
  });

  it.each(postLies)('when it %s', async (_, postLie) => {
    expect(await firstComplaint({ postLie })).not.toBeNull();
  });
});

const run = (seed: number) => story({ seed, tabs: 2, hasLocks: false });

it('the same seed is the same run, and another seed another', async () => {
  const first = await run(7);
  expect(await run(7)).toEqual(first);
  expect(await run(8)).not.toEqual(first);
});

it('runs go far: copies are filled and replaced, a CDN answers, listings are sent and approved', async () => {
  let copies = 0;
  let requests = 0;
  let cdnHits = 0;
  let submissions = 0;
  let listed = 0;
  for (let seed = 35; seed <= 67; seed += 1) {
    const ending = await story({ seed, tabs: 1, hasLocks: true });
    copies += ending.copies;
    requests += ending.requests;
    cdnHits += ending.cdnHits;
    submissions += ending.submissions;
    listed += ending.listed;
  }
  expect(copies).toBeGreaterThan(50);
  expect(requests).toBeGreaterThan(400);
  expect(cdnHits).toBeGreaterThan(0);
  expect(submissions).toBeGreaterThan(40);
  expect(listed).toBeGreaterThan(2);
});
