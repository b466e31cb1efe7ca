// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppContext } from '#base/useApp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { addChild } from '#family/rules/editProfile.ts';
import { circleFamilies } from '#tests/fakes/circleStage.ts';
import type { AlarmState } from '#planner/store/alarms/Alarms.ts';
import { appWithAlarms, fakeAlarms } from '#tests/fakes/fakeAlarms.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeCircles } from '#tests/fakes/fakeCircles.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import { planState } from '../../store/planQueries.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { PlanThisCamp } from './PlanThisCamp.tsx';

const today = '2025-09-15';
const camp = aCamp({ id: 'mill', days: ['2025-10-06'], hours: '8am-6pm' });
const directory: Directory = {
  camps: [camp],
  seasons: [],
  activities: [],
  districts: [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }],
  schoolBreaks: [aSchoolBreak()],
};

test('plans the camp once for two presses, and leads the focus to the named group', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const planner = await app.planner();
  const open = aPlanEntry({ campId: camp.id, childId: null, days: [], status: 'considering' });
  await planner.write([{ kind: 'plan', id: open.id, row: open }]);
  const { id, ...fields } = aChild();
  (await app.profile()).change((profile) => addChild(profile, id, fields, today));
  const written: (readonly PlanCommand[])[] = [];
  const counting = {
    ...app,
    today: createStore(() => today),
    directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
    planner: async () => ({
      ...planner,
      write: async (commands: readonly PlanCommand[]) => {
        written.push(commands);
        return planner.write(commands);
      },
    }),
  };
  const stage = await onStage(
    {},
    <AppContext value={counting}>
      <PlanThisCamp campId={camp.id} />
    </AppContext>,
  );
  await stage.says('for Maya');
  const button = stage.find('button');
  await act(async () => {
    button.click();
    button.click();
  });
  const group = stage.find('fieldset');
  expect(document.activeElement).toBe(group);
  expect(group.getAttribute('aria-label')).toBe('For whom?');
  await stage.says('Planned for Maya');
  expect(written).toHaveLength(1);
  await stage.close();
});

test('says who of a circle goes, too, and for which week somebody asks along', async () => {
  const clock = fakeClock();
  const server = new FakeSpaceServer(() => clock.now());
  fakeCircles(server, () => clock.now());
  const random = seeded(1);
  const { aFamily } = circleFamilies({
    clock,
    backend: () => ({ url: 'https://server.example', key: 'key', fetch: server.fetch }),
    randomBytes: (length) => Uint8Array.from({ length }, () => random.below(256)),
  });
  const [sam, own] = [await aFamily('sam', { campId: camp.id }), await aFamily('own')];
  await sam.keeper.make('Oakhurst 2nd grade');
  const { row } = await sam.shown();
  await own.keeper.join(row.access.secret);
  for (const label of ['Sam', 'Noor', 'Ida', 'Jo', 'Eli']) {
    await sam.tell(row.id, { label, id: label });
  }
  await sam.shown();
  await own.shown();
  const app = {
    ...fakeApp({ store: own.store }),
    today: createStore(() => today),
    directory: createStore(() => ({ status: 'ready' as const, directory, refreshedAt: 0 })),
  };
  const stage = await onStage(
    {},
    <AppContext value={app}>
      <PlanThisCamp campId={camp.id} week="2025-10-06" />
    </AppContext>,
  );
  await stage.says('Sam goes, too: Mon and Tue, Oct 6–7. Oakhurst 2nd grade');
  expect(stage.find('summary').textContent).toBe('2 more friends');
  expect(stage.find('p').textContent).toBe(
    'A friend asks if you’d come along, Oct 6–10. Put it in your plan and pick a child there.',
  );
  await stage.close();
});

const session = (id: string, day: string, full = {}) =>
  aSession({ id, label: id, days: [day], hours: '8am-6pm', ...full });

test('plans one session of a camp, and one that is full only on its waitlist', async () => {
  const said = { seats: 'full', seatsSaidOn: '2025-09-14' } as const;
  const sessions = [session('art', '2025-10-06'), session('clay', '2025-10-07', said)];
  const camps = [{ ...camp, days: null, ageMin: null, ageMax: null, sessions }];
  const app = fakeApp({ store: fakeDevice().openApp() });
  const { id, ...fields } = aChild();
  (await app.profile()).change((profile) => addChild(profile, id, fields, today));
  const planned = {
    ...app,
    today: createStore(() => today),
    directory: createStore(() => ({
      status: 'ready' as const,
      directory: { ...directory, camps },
      refreshedAt: 0,
    })),
  };
  const stage = await onStage(
    {},
    <AppContext value={planned}>
      <PlanThisCamp campId={camp.id} sessionId="art" />
      <PlanThisCamp campId={camp.id} sessionId="clay" />
    </AppContext>,
  );
  await stage.says('Full as of Sep 14.');
  await stage.press('Plan Mon, Oct 6 for Maya');
  await stage.says('Planned for Maya: Mon, Oct 6.');
  await stage.press('Plan as waitlisted: Tue, Oct 7 for Maya');
  await stage.says('Waiting for a spot for Maya: Tue, Oct 7.');
  const { entries } = await planState(app.store);
  const rows = entries.map(({ sessionId, status, days }) => [sessionId, status, days]);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['art', 'planned', ['2025-10-06']],
      ['clay', 'waitlisted', ['2025-10-07']],
    ]),
  );
  await stage.close();
});

test('offers to ring when a camp of the plan that is full has room, and leads to the settings where it cannot', async () => {
  const full = { ...camp, seats: 'full', seatsSaidOn: '2025-09-14' } as const;
  const show = async (fields: Partial<AlarmState>) => {
    const { alarms } = fakeAlarms(fields);
    const app = appWithAlarms(alarms);
    const entry = aPlanEntry({ campId: camp.id, days: ['2025-10-06'], status: 'considering' });
    await (await app.planner()).write([{ kind: 'plan', id: entry.id, row: entry }]);
    const planned = {
      ...app,
      today: createStore(() => today),
      directory: createStore(() => ({
        status: 'ready' as const,
        directory: { ...directory, camps: [full] },
        refreshedAt: 0,
      })),
    };
    const stage = await onStage(
      {},
      <AppContext value={planned}>
        <PlanThisCamp campId={camp.id} />
      </AppContext>,
    );
    return { stage, state: alarms.state };
  };
  const { stage, state } = await show({});
  await stage.says(
    'We’ll know that this device is waiting for this camp. We forget it after it rings.',
  );
  await stage.press('Tell me when there’s room at Pine & Paddle');
  expect(state.getState().seatAlerts).toMatchObject([{ campId: 'mill' }]);
  await stage.says('We’ll ring when we hear there’s room.');
  await stage.close();

  const blocked = await show({ way: 'blocked' });
  await blocked.stage.says('This device can’t ring yet when there’s room.');
  expect(blocked.stage.find('a').getAttribute('href')).toBe('/settings#alarms');
  await blocked.stage.close();
});
