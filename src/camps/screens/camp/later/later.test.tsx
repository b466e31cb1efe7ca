// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppContext } from '#base/useApp.ts';
import { breakable } from '#base/text/unbroken.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import { Checked } from './Checked.tsx';
import { SeatsLine } from './SeatsLine.tsx';
import { Sessions } from './Sessions.tsx';

const app = {
  ...fakeApp({ store: fakeDevice().openApp() }),
  today: createStore(() => '2026-11-27'),
};
const season = { year: 2027, fromMonth: 6, isPast: false, day: '2026-11-27' };
const shown = async (part: React.ReactNode) => {
  const stage = await onStage({}, <AppContext value={app}>{part}</AppContext>);
  const { body } = document;
  const found = {
    text: breakable(body.textContent),
    stamp: body.querySelector('svg[viewBox="0 0 120 120"]'),
  };
  await stage.close();
  return found;
};
const checked = (fields: Partial<Camp>) =>
  shown(<Checked known={{ camp: aCamp(fields), season: null }} />);

test('the stamp is for what a person has checked lately, and for nothing else', async () => {
  const page = { datesCheckedOn: '2026-11-12', datesCheckedBy: 'page' } as const;
  expect(await checked(page)).toMatchObject({
    text: 'Dates checked Nov 12 on their page.',
    stamp: null,
  });
  expect((await checked({ ...page, datesCheckedBy: 'provider' })).stamp).not.toBeNull();
  expect((await checked({ verifiedOn: '2026-11-12' })).stamp).not.toBeNull();
  const old = await checked({ datesCheckedOn: '2025-11-12', datesCheckedBy: 'desk' });
  expect(old).toMatchObject({
    text: 'Dates last checked Nov 12, 2025. Ask the camp before you plan around them.',
    stamp: null,
  });
  expect(await checked({ verifiedOn: '2025-11-12' })).toMatchObject({
    text: 'Last checked on Nov 12, 2025Ask the camp before you plan around it.',
    stamp: null,
  });
  expect((await checked({})).text).toContain('We haven’t verified this listing yet.');
});

const next = { days: ['2027-06-14'] };

test('the page says what it knows of seats, and that it knows nothing', async () => {
  const few = aCamp({ ...next, seats: 'few', seatsSaidOn: '2026-11-20' });
  expect((await shown(<SeatsLine camp={few} season={season} />)).text).toBe(
    'A few spots left as of Nov 20',
  );
  const stale = aCamp({ ...next, seats: 'open', seatsSaidOn: '2026-11-19' });
  expect((await shown(<SeatsLine camp={stale} season={season} />)).text).toBe(
    'We don’t know if there’s room. Ask the camp.',
  );
});

test('each session is listed with its own words, those that are over last', async () => {
  const sessions = [
    aSession({
      id: 'over',
      label: 'Gone',
      days: ['2026-11-26'],
      seats: 'open',
      seatsSaidOn: '2026-11-26',
    }),
    aSession({ hours: '9am-noon', ageMin: 8, ageMax: 9, seats: 'full', seatsSaidOn: '2026-11-25' }),
  ];
  const { text } = await shown(
    <Sessions camp={aCamp({ sessions })} PlanThisCamp={() => null} FamilyDays={() => null} />,
  );
  expect(text).toBe(
    'SessionsWeek 2: PaddlingJune 14-189:00 am – 12:00 pm · Ages 8-9 · $385Full as of Nov 25' +
      'GoneOver: June 14-188:30 am – 4:00 pm · Ages 6-12 · $385',
  );
});
