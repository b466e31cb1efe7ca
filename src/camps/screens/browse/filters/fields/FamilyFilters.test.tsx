// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Filters, noFilters } from '#camps/rules/list/filters.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { FamilyFilters } from './FamilyFilters.tsx';

afterEach(closeParts);

const ageOn = (day: string) => (day === '2025-10-06' ? '8' : '7');
const context = { breaks: [], campsByDay: null, today: '2025-07-01', zipProblem: null };

async function show(filters: Partial<Filters>) {
  const onChange = vi.fn<(some: Partial<Filters>) => void>();
  const app = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    familyMarks: createStore(() => ({
      known: {
        zip: '30317',
        children: [{ id: 'june', firstName: 'June', districtId: '', ageOn }],
        care: null,
      },
      fits: new Map(),
    })),
  };
  const part = await openPart(
    app,
    <FamilyFilters
      filters={{ ...noFilters, ...filters }}
      context={{ ...context, days: ['2025-10-06', '2025-10-07'] }}
      onChange={onChange}
    />,
  );
  await expect.poll(part.text, { interval: 10 }).toContain('For your family');
  return { part, onChange };
}

test('filters by the age that a child has on the first day of the season, and only once it is tapped', async () => {
  const { part, onChange } = await show({});
  expect(part.texts('button')).toEqual(['For June (8)', 'Near 30317']);
  expect(onChange).not.toHaveBeenCalled();
  part.press('For June (8)');
  expect(onChange).toHaveBeenLastCalledWith({ ages: '8' });
});

test('what is on is dropped by its ×', async () => {
  const { part, onChange } = await show({ near: '30317', within: '10' });
  part.press('Remove filter: Near 30317');
  expect(onChange).toHaveBeenLastCalledWith({ near: '', within: '', sort: 'soonest' });
});
