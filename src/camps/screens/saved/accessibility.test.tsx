// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type Compared, noneCompared } from '#camps/rules/camp/compared.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { ComparePage } from './ComparePage.tsx';
import { FavoritesPage } from './FavoritesPage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});
afterEach(() => {
  closeParts();
  vi.unstubAllGlobals();
});

const camps = [aCamp(), aCamp({ id: 'ink', providerName: 'Ink' }), aCamp({ id: 'owls' })];
const directory = { camps, seasons: [], activities: [], districts: [], schoolBreaks: [] };
const compared = { ...noneCompared, camps: 'pine-and-paddle,ink' };
const nothing = () => undefined;

const pages: Record<string, [page: ReactNode, says: RegExp]> = {
  favorites: [
    <FavoritesPage key="" PlanThisCamp={() => null} compared={compared} onCompared={nothing} />,
    /Compare 2/,
  ],
  comparison: [<ComparePage key="" compared={compared} onCompared={nothing} />, /Add a favorite/],
};

test('marks a favorite of which somebody says now what was not said of its room when it was saved', async () => {
  const today = fakeApp({ store: fakeDevice().openApp() }).today.getState();
  const says = (seats: Camp['seats']) => ({ seats, seatsSaidOn: seats && today });
  const before = [
    aCamp({ id: 'filled', providerName: 'Filled' }),
    aCamp({ id: 'still', providerName: 'Still full', ...says('full') }),
    aCamp({ id: 'freed', providerName: 'Freed', ...says('full') }),
    aCamp({ id: 'silent', providerName: 'Silent', ...says('few') }),
  ];
  const now: Camp['seats'][] = ['full', 'full', 'open', null];
  const after = before.map((camp, at) => ({ ...camp, ...says(now[at] ?? null) }));
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    directory: createStore(() => ({
      status: 'ready' as const,
      directory: { ...directory, camps: after },
      refreshedAt: 0,
    })),
  };
  const family = await app.family();
  for (const camp of before) await family.setFavorite(camp, true);
  const part = await openPart(app, <main>{pages.favorites?.[0]}</main>);
  await expect.poll(part.text, { interval: 10 }).toMatch(/Silent/);
  const marked = [...document.querySelectorAll('article')].filter((row) =>
    row.textContent.includes('Changed since you saved it'),
  );
  const names = marked.map((row) => row.getAttribute('aria-label'));
  expect(new Set(names)).toEqual(new Set(['Filled', 'Freed']));
});

test.each(Object.entries(pages))('has no axe findings in %s', async (_, [page, says]) => {
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
  };
  const family = await app.family();
  for (const camp of camps) await family.setFavorite(camp, true);
  await family.saveNote('ink', 'Ask about lunch.');
  const part = await openPart(app, <main>{page}</main>);
  await expect.poll(part.text, { interval: 10 }).toMatch(says);
  expect(part.text()).toContain('Ask about lunch.');
  expect(await axeViolations()).toEqual([]);
});

test('measures miles from the ZIP code of the profile without writing it to the address, until it is dropped', async () => {
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
    familyMarks: createStore(() => ({
      known: { zip: '30317', children: [], care: null },
      fits: new Map(),
    })),
  };
  const onCompared = vi.fn<() => void>();
  const part = await openPart(app, <ComparePage compared={compared} onCompared={onCompared} />);
  await expect.poll(part.text, { interval: 10 }).toMatch(/Distance[^]*\d miles?/);
  expect(part.text()).toContain('Miles from 30317');
  expect(part.text()).not.toContain('Your ZIP stays on this device');
  part.press('Don’t measure from 30317');
  await expect.poll(part.text, { interval: 10 }).toContain('Add your ZIP');
  expect(document.activeElement).toBe(part.field('Miles from ZIP'));
  expect(onCompared).not.toHaveBeenCalled();
});

const comparing = (ids: string) => (
  <main>
    <ComparePage compared={{ ...noneCompared, camps: ids }} onCompared={nothing} />
  </main>
);

test('keeps the focus in the comparison when a camp leaves it, and on the heading after the last', async () => {
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
  };
  const part = await openPart(app, comparing('pine-and-paddle,ink'));
  await expect.poll(part.text, { interval: 10 }).toMatch(/Ink/);
  part.press('Remove Ink');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Camps side by side');
  closeParts();
  const last = await openPart(app, comparing('ink'));
  await expect.poll(last.text, { interval: 10 }).toMatch(/Ink/);
  last.press('Remove Ink');
  expect(document.activeElement?.textContent).toBe('Compare camps');
});

function Comparing() {
  const [now, setNow] = useState<Compared>(noneCompared);
  return (
    <main>
      <ComparePage compared={now} onCompared={setNow} />
    </main>
  );
}

test('picks favorites where no camp is compared yet; the focus goes to the next one, then to the heading', async () => {
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
  };
  const family = await app.family();
  for (const camp of camps.slice(0, 2)) await family.setFavorite(camp, true);
  const part = await openPart(app, <Comparing />);
  await expect.poll(part.text, { interval: 10 }).toContain('Tap the favorites you want');
  expect(await axeViolations()).toEqual([]);
  const ink = part.button('Ink');
  ink?.focus();
  await act(async () => ink?.click());
  await expect.poll(part.text, { interval: 10 }).toMatch(/Dates[^]*Add a favorite/);
  expect(document.activeElement?.textContent).toBe('Pine & Paddle');
  const pine = part.button('Pine & Paddle');
  await act(async () => pine?.click());
  expect(document.activeElement?.textContent).toBe('Compare camps');
  expect(part.text()).not.toContain('Add a favorite');
});
