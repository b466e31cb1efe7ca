// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { OpenWeekSheet } from './OpenWeekSheet.tsx';

const week = ['13', '14', '15', '16', '17'].map((date) => `2026-07-${date}`);
const nextWeek = ['20', '21', '22', '23', '24'].map((date) => `2026-07-${date}`);
const summer = aSchoolBreak({ id: 'summer', startsOn: '2026-05-22', endsOn: '2026-08-02' });
const camps = [
  aCamp({
    id: 'whole',
    providerName: 'Bantam Bakers',
    days: [...week, ...nextWeek],
    hours: '8am-6pm',
    price: '$300 a week',
  }),
  aCamp({ id: 'late', providerName: 'Kite & Kin', days: week.slice(2), hours: '8am-6pm' }),
  aCamp({ id: 'half', providerName: 'Half Moon', days: week, hours: '9am-noon' }),
  aCamp({ id: 'teens', providerName: 'Teen Tech', days: week, ageMin: 13, ageMax: 17 }),
  aCamp({ id: 'after', providerName: 'Next Week', days: nextWeek, hours: '8am-6pm' }),
];
const sheet = { kind: 'week', childId: 'maya', days: week } as const;
const open = (listed = camps) =>
  onStage(
    { camps: listed, schoolBreaks: [summer], today: '2026-03-02' },
    <OpenWeekSheet sheet={sheet} isOpen onClose={() => undefined} />,
  );

test('lists camps of the week by the days they close, also one that begins on Wednesday', async () => {
  const stage = await open();
  const names = [...document.querySelectorAll('li h4')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Bantam Bakers', 'Kite & Kin', 'Half Moon']);
  expect(stage.text()).toContain('Maya, Jul 13–17');
  expect(stage.text()).toContain('Covers 3 days');
  expect(stage.text()).toContain('Whole days (2)');
  await stage.close();
});

test('adds the week by one tap and one command, and no other week', async () => {
  const stage = await open();
  await stage.press('Add Bantam Bakers, Monday to Friday');
  expect(stage.log.commands).toHaveLength(1);
  expect(stage.log.state.entries).toMatchObject([
    { childId: 'maya', campId: 'whole', days: week, status: 'planned' },
  ]);
  await stage.close();
});

test('says why nothing fits', async () => {
  const stage = await open(camps.slice(3));
  expect(stage.text()).toContain('Nothing fits that week yet.');
  expect(stage.text()).toContain('The only camp that week is for other ages.');
  await stage.close();
});

test('opens an own entry for all days of the week', async () => {
  const stage = await open();
  await stage.press('Add your own');
  expect(stage.log.opened).toEqual([{ kind: 'own', childId: 'maya', days: week }]);
  await stage.close();
});
