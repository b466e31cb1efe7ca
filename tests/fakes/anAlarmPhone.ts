import { campRows } from '#tests/fixtures/aCampRow.ts';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { alarmFile, type AlarmFileTools } from '#base/push/alarmFile.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import type { PlannedAlarm } from '#planner/rules/alarms/alarm.ts';
import type { AlarmTools } from '#planner/store/alarms/alarmTools.ts';
import { createAlarms } from '#planner/store/alarms/createAlarms.ts';
import { FakeAlarmServer } from './FakeAlarmServer.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakePush } from './fakePush.ts';
import { fakeRemote } from './fakeRemote.ts';
import { FakeServer } from './FakeServer.ts';
import { fakeTab } from './fakeTab.ts';
import { memoryCaches } from './memoryCaches.ts';
import { plannerOn } from './plannerOn.ts';

const HOUR_MS = 3_600_000;

/** A channel between the pages and the service worker of one site: everybody hears it but who speaks. */
function fakeChannels(): () => AlarmFileTools['channel'] {
  const ends = new Set<EventTarget>();
  return () => {
    const own = new EventTarget();
    ends.add(own);
    return {
      addEventListener: own.addEventListener.bind(own),
      postMessage() {
        for (const end of ends) if (end !== own) end.dispatchEvent(new Event('message'));
      },
    };
  };
}

/**
 * `request`: another server than the fake one. A phone with two children and a directory. The plan asks for one alarm of each entry, `hours` ahead of the beginning. `open` starts
 * the app, or another tab of it; what was stored stays.
 */
export async function anAlarmPhone(
  given: { disk?: { room: number }; request?: typeof fetch } = {},
) {
  const clock = fakeClock();
  const began = clock.now();
  const server = new FakeAlarmServer(() => clock.now());
  const { disk, request = server.request } = given;
  const store = fakeDevice(clock).openApp();
  const planner = plannerOn(store, clock);
  const remote = new FakeServer();
  remote.put('camp', ...campRows(2));
  const fill = () =>
    pull({ store, remote: fakeRemote(remote), clock }, new AbortController().signal);
  await fill();
  const caches = memoryCaches(disk);
  const locks = fakeLocks();
  const channel = fakeChannels();
  const { fake, push } = fakePush();
  /** Of each key, what the plan asks for. */
  const asks = new Map<string, PlannedAlarm>();
  const family = { ...emptyProfile(), isSample: false, children: [maya, leo] };
  let secrets = 0;

  const toolsOf = (tab = fakeTab()): AlarmTools => ({
    store,
    clock,
    tab,
    locks,
    random: () => 1,
    caches,
    channel: channel(),
    profile: async () => family,
    backend: () => ({ url: 'https://x.example', key: 'k', fetch: request }),
    push,
    randomBytes: (length) => new Uint8Array(length).fill((secrets += 1)),
    origin: 'https://camply.example',
    planned: (_source, wish, now) =>
      [...asks.values()].filter(
        ({ kind, ringAt }) => ringAt > now && (kind !== 'minute' || wish.atMinute),
      ),
    words: {
      trial: { title: 'It rings', body: '', path: '/settings#alarms' },
      room: ({ id, name }) => ({ title: 'There is room', body: name, path: `/camps/${id}` }),
    },
  });

  return {
    clock,
    server,
    store,
    planner,
    remote,
    fill,
    /** As its profile has it now. */
    family,
    caches,
    locks,
    channel,
    fake,
    push,
    toolsOf,
    open: (tab = fakeTab()) => createAlarms(toolsOf(tab)),
    /** The plan asks for an alarm, or another time or text of it. */
    ask(key: string, hours: number, fields: Partial<PlannedAlarm> = {}) {
      const ringAt = began + hours * HOUR_MS;
      const words = { title: `Opens: ${key}`, body: 'Rocket Pond', path: '/my-camps' };
      asks.set(key, { key, kind: 'opening', ringAt, ...words, ...fields });
    },
    unask: (key: string) => asks.delete(key),
    /** What the server would ring, by title; what this phone can't open is 'unreadable'. */
    titles: () =>
      [...server.rows.values()].map(({ endpoint, sealed }) => {
        const text = endpoint === fake.now?.endpoint ? fake.open(endpoint, sealed) : undefined;
        return /"title":"([^"]*)"/.exec(text ?? '')?.[1] ?? 'unreadable';
      }),
  };
}
export type AlarmPhone = Awaited<ReturnType<typeof anAlarmPhone>>;

/** Alarms are on, and the server has these of the plan. */
export async function aRingingPhone(...keys: string[]) {
  const phone = await anAlarmPhone();
  for (const [no, key] of keys.entries()) phone.ask(key, 24 * (no + 2));
  const alarms = await phone.open();
  await alarms.turnOn();
  await alarms.begin();
  return { ...phone, alarms };
}

/** As the service worker has it. */
export const fileOf = (phone: Pick<AlarmPhone, 'caches' | 'locks' | 'channel'>) =>
  alarmFile({ ...phone, channel: phone.channel() });
