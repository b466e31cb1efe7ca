// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { AppContext } from '#base/useApp.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { plainSearch, type PlanSearch } from '#planner/rules/planSearch.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { PlanBoard } from '../board/PlanBoard.tsx';

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-09-15T16:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(async () => {
  await stage.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Board() {
  const [search, setSearch] = useState<PlanSearch>({ ...plainSearch, look: 'week' });
  return (
    <main id="main" tabIndex={-1}>
      <output>{`${search.break} ${search.look}`}</output>
      <PlanBoard search={search} onSearch={setSearch} />
    </main>
  );
}

async function show(entries: readonly PlanEntry[], camps = [aCamp()]) {
  stage = await onStage(
    { camps, state: { entries } },
    <AppContext value={fakeApp({ store: fakeDevice().openApp() })}>
      <Board />
    </AppContext>,
  );
  await stage.says('Five minutes for your plan');
}

const OPEN = '5 days open: Fall break, Oct 6–10';
const lines = () =>
  [...(document.querySelector('h2')?.closest('section')?.querySelectorAll('li') ?? [])].map(
    (line) => breakable(line.textContent),
  );

const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  aCamp({ id, providerName: `Camp ${id}`, registrationOpensAt: '2025-09-22T13:00:00Z' }),
);
const planned = many.map(({ id }) =>
  aPlanEntry({ id, wantId: id, campId: id, days: ['2025-10-06'], status: 'considering' }),
);

test('has at most 5 lines, each with its way', async () => {
  await show(planned, many);
  expect(lines()).toEqual([
    OPEN,
    'Camp a opens sign-up Mon, Sep 22 at 9:00 am',
    'Camp b opens sign-up Mon, Sep 22 at 9:00 am',
    'Camp c opens sign-up Mon, Sep 22 at 9:00 am',
    'Camp d opens sign-up Mon, Sep 22 at 9:00 am',
  ]);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Camp b opens sign-up Mon, Sep 22 at 9:00 am');
  expect(stage.log.opened).toEqual([{ kind: 'register', entryId: 'b' }]);
  await stage.press(OPEN);
  expect(stage.find('output').textContent).toBe('2025-10-06 week');
});

test('has the hints that lead somewhere', async () => {
  const half = aPlanEntry({
    days: ['2025-10-06'],
    hours: { from: 540, to: 720 },
    status: 'confirmed',
  });
  await show([half], [aCamp({ days: ['2025-10-06'] })]);
  expect(lines()[1]).toBe('Pine & Paddle changed its listing');
  await stage.press(lines()[1] ?? '');
  expect(stage.log.opened).toEqual([{ kind: 'entry', entryId: half.id }]);
});

test('leaves all but 2 hints to Worth a look', async () => {
  const halves = ['a', 'b', 'c'].map((id, at) =>
    aPlanEntry({ id, wantId: id, campId: id, days: [`2025-10-0${at + 6}`], status: 'confirmed' }),
  );
  await show(halves, many);
  expect(lines()).toHaveLength(3);
});

test('is gone once it is closed, and the focus goes to the page', async () => {
  await show([]);
  await stage.press('Close: Five minutes for your plan');
  expect(stage.text()).not.toContain('Five minutes for your plan');
  expect(document.activeElement?.id).toBe('main');
  expect(stage.find('output').textContent).toBe(' ');
});
