import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { putAlarm } from '#planner/rules/calendar/alarmSent.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { PlanContext } from '../PlanContext.ts';
import { Openings } from './Openings.tsx';

const now = Date.parse('2025-09-15T13:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const camp = (id: string, providerName: string, fields: Partial<Camp>) =>
  aCamp({ id, providerName, ...fields });
const soon = camp('soon', 'Rocket Pond', {
  registrationOpensAt: '2025-09-21T11:00:00Z',
  verifiedOn: '2025-09-12',
});
const camps = [
  camp('unsaid', 'Treble Tree', {}),
  camp('open', 'Casa', { registrationOpensOn: '2025-09-01' }),
  camp('later', 'Pine', { registrationOpensOn: '2025-11-10' }),
  soon,
];
const entries = camps.map(({ id }) => aPlanEntry({ id, campId: id, wantId: id }));

const family = () => aPlan({ entries, camps, today: '2025-09-15' });
const shown = (given: ReturnType<typeof family>) =>
  renderToStaticMarkup(
    <PlanContext value={given.plan()}>
      <Openings />
    </PlanContext>,
  ).replaceAll('\u00a0', ' ');

test('lists openings in order with countdown and time', () => {
  const [list = ''] = shown(family()).split('</ol>');
  const rows = list.split('<li ').slice(1);
  const text = rows.map((row) => `<li ${row}`.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|'));
  expect(text).toEqual([
    '|6| |days|Rocket Pond|Sun, Sep 21, 7:00 am. Checked Sep 12.|Alarm|Get ready|',
    '|Now| |open|Casa|Sign up| at Casa, opens in a new tab|Get ready|',
    '|?| |Treble Tree|No date listed. It may be open.|Sign up| at Treble Tree, opens in a new tab|Ask them|',
    '|56| |days|Pine|Mon, Nov 10, no time yet.|Alarm|',
  ]);
});

test('shows a saved alarm until the opening moves', async () => {
  const given = family();
  const entry = entries.find(({ campId }) => campId === 'soon');
  if (!entry) throw new Error('no entry');
  await given.plan().keep(putAlarm([], { camp: soon, entries: [entry] }, now));
  expect(given.plan().state.sent.map(({ id, sequence }) => [id, sequence])).toEqual([
    ['register-soon', 0],
  ]);
  expect(shown(given)).toContain('In your calendar');
  const moved = { ...soon, registrationOpensAt: '2025-09-22T11:00:00Z' };
  const again = aPlan({
    entries,
    camps: [...camps.slice(0, 3), moved],
    rows: putAlarm([], { camp: soon, entries: [entry] }, now),
    today: '2025-09-15',
  });
  expect(shown(again)).not.toContain('In your calendar');
  const [row] = putAlarm(again.plan().state.sent, { camp: moved, entries: [entry] }, now);
  expect(row?.row).toMatchObject({ sequence: 1 });
});

test('shows all open or upcoming openings and a few others until expanded', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => camp(id, id, {}));
  const own = many.map(({ id }) => aPlanEntry({ id, campId: id }));
  const quiet = shown(aPlan({ entries: own, camps: many }));
  expect(quiet).toContain('Show 2 more');
  const opening = many.map((one) => ({ ...one, registrationOpensOn: '2025-10-01' }));
  expect(shown(aPlan({ entries: own, camps: opening }))).not.toContain('more');
});

test('hides the panel when everybody is registered', () => {
  const done = aPlan({ entries: entries.map((one) => ({ ...one, status: 'confirmed' })), camps });
  expect(shown(done)).toBe('');
});
