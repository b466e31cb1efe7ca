// When a family's open weeks are counted, on phones whose network comes and goes.
import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { fillFallBreak } from '#tests/fakes/fillFallBreak.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { until } from '#tests/fakes/until.ts';
import { maya } from '#tests/fixtures/aPlan.ts';
import { POPULAR_KEY } from '#base/storage/storageKeys.ts';
import { setPrivacy } from '#family/rules/editProfile.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { sendsHere } from '#planner/rules/popular/popularMemory.ts';
import { createPopular } from './createPopular.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const RECORD = '{"area":"district:dekalb","week":"2025-10-06"}';
const shownWeek = { area: 'district:dekalb', week: '2025-10-06', level: 'some' };

/** A server of counters: every request as it came, and how it answers. */
function aServer() {
  const asked: { name: string; body: string; headers: Headers; init: RequestInit }[] = [];
  const answers: Record<'count' | 'read', (init: RequestInit) => Response | Promise<Response>> = {
    count: () => Response.json({ outcome: 'counted' }),
    read: () => Response.json([{ ...shownWeek, shown_on: '2025-09-30' }, { area: 5 }]),
  };
  const request: typeof fetch = async (input, init = {}) => {
    const name =
      String(input instanceof Request ? input.url : input)
        .split('/')
        .at(-1) ?? '';
    asked.push({
      name,
      body: typeof init.body === 'string' ? init.body : '',
      headers: new Headers(init.headers),
      init,
    });
    return name === 'popular_weeks' ? answers.read(init) : answers.count(init);
  };
  const named = (name: string) => asked.filter((one) => one.name === name);
  return {
    asked,
    answers,
    backend: () => ({ url: 'https://x.example', key: 'k', fetch: request }),
    counted: () => named('count_open_week').map(({ body }) => body),
    reads: () => named('popular_weeks').length,
  };
}

function storage(kept: Map<string, string> = new Map(), isFull = false) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
}

const zero = (): number => 0;

/** A phone with one child, whose fall break in DeKalb County has nothing planned, on October 1. */
async function aPhone({ kept = new Map<string, string>(), isFull = false, random = zero } = {}) {
  const server = aServer();
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  await fillFallBreak(store, clock);
  const profile = memoryProfile({ ...emptyProfile(), children: [maya] }, () => clock.now());
  const tab = fakeTab();
  const locks = fakeLocks();
  const popular = createPopular({
    store,
    clock,
    tab,
    locks,
    random,
    profile,
    localStorage: storage(kept, isFull),
    onOtherTab: () => undefined,
    backend: server.backend,
  });
  const set = (name: 'matchingOptIn' | 'matchBySchool' | 'matchByZip', isOn: boolean) =>
    profile.change((before) => setPrivacy(before, name, isOn));
  const agree = () => {
    set('matchingOptIn', true);
    popular.agree();
    set('matchBySchool', true);
  };
  /** Once a pass is over: it has planned the next one. */
  const rested = () => vi.waitFor(() => expect(clock.timers()).not.toEqual([]));
  return { ...server, clock, profile, popular, set, agree, rested, tab };
}
type Phone = Awaited<ReturnType<typeof aPhone>>;

const memory = ({ popular }: Phone) => popular.memory.getState();
/** Two hours later, when the first record may go. */
async function passWait(phone: Phone): Promise<void> {
  await isRead(phone);
  await phone.rested();
  phone.clock.pass(2 * HOUR_MS);
  phone.tab.show();
}
const isSent = ({ popular }: Phone) => until(popular.memory, ({ sent }) => sent.length === 1);
const isRead = ({ popular }: Phone) => until(popular.memory, ({ shown }) => shown !== null);

describe('a family that agreed', () => {
  it('adds an area and a week without a session, after it was shown', async () => {
    const phone = await aPhone({ random: () => 0.5 });
    phone.agree();
    await until(phone.popular.memory, ({ picked }) => picked.length === 1);
    await isRead(phone);
    expect(JSON.stringify(memory(phone).picked[0])).toBe(RECORD);
    expect(phone.counted()).toEqual([]);
    await phone.rested();
    phone.clock.pass(4 * DAY_MS);
    phone.tab.show();
    await vi.waitFor(() => expect(phone.counted()).toEqual([RECORD]));
    const { init, headers } = phone.asked.find(({ name }) => name === 'count_open_week') ?? {};
    expect(init?.credentials).toBe('omit');
    expect([...(headers?.keys() ?? [])]).toEqual(['apikey', 'content-type']);
    expect(memory(phone).sent).toMatchObject([{ area: 'district:dekalb', week: '2025-10-06' }]);
    expect(memory(phone).picked).toEqual([]);
  });

  it('reads all popular weeks, and again after a day', async () => {
    const phone = await aPhone({ random: () => 0.99 });
    phone.agree();
    expect((await isRead(phone)).shown?.weeks).toEqual([shownWeek]);
    expect(phone.asked[0]).toMatchObject({ name: 'popular_weeks', body: '{}' });
    await phone.rested();
    phone.clock.pass(HOUR_MS);
    phone.tab.show();
    await phone.rested();
    expect(phone.reads()).toBe(1);
    phone.clock.pass(DAY_MS);
    phone.tab.show();
    await vi.waitFor(() => expect(phone.reads()).toBeGreaterThan(1));
  });

  it('does not send what was picked a moment ago in place of what was due', async () => {
    const kept = new Map<string, string>();
    const phone = await aPhone({ kept });
    phone.agree();
    await isRead(phone);
    await phone.rested();
    phone.answers.read = () => {
      // As another tab picks after the ZIP code has changed.
      const picked = [{ area: 'zip:303', week: '2025-10-06' }];
      const dueAt = phone.clock.now() + HOUR_MS;
      kept.set(POPULAR_KEY, JSON.stringify({ ...memory(phone), picked, dueAt }));
      return Response.json([]);
    };
    await passWait(phone);
    await vi.waitFor(() => expect(phone.reads()).toBe(2));
    await phone.rested();
    expect(phone.counted()).toEqual([]);
  });

  it('sends nothing while its answer would be lost', async () => {
    const phone = await aPhone();
    phone.agree();
    await isRead(phone);
    await phone.rested();
    phone.answers.read = () => {
      throw new TypeError('no network');
    };
    await passWait(phone);
    await vi.waitFor(() => expect(phone.reads()).toBeGreaterThan(1));
    await phone.rested();
    expect(memory(phone).picked).toHaveLength(1);
    expect(phone.counted()).toEqual([]);
  });

  it('counts an answer that was lost as sent, and waits after a refusal', async () => {
    const lost = await aPhone();
    lost.answers.count = () => new Response('', { status: 502 });
    lost.agree();
    await passWait(lost);
    await isSent(lost);
    expect(memory(lost).picked).toEqual([]);

    const refused = await aPhone();
    refused.answers.count = () =>
      Response.json({ code: 'PT429', message: 'x', hint: '86400' }, { status: 429 });
    refused.agree();
    await passWait(refused);
    await until(refused.popular.memory, ({ dueAt }) => dueAt === refused.clock.now() + DAY_MS);
    expect(memory(refused)).toMatchObject({ sent: [], picked: [{ area: 'district:dekalb' }] });
    expect(refused.counted()).toHaveLength(1);
  });

  it('sends a week once, also after a restart', async () => {
    const kept = new Map<string, string>();
    const phone = await aPhone({ kept });
    phone.agree();
    await passWait(phone);
    await isSent(phone);
    const again = await aPhone({ kept });
    again.agree();
    await isRead(again);
    again.clock.pass(20 * DAY_MS);
    expect(again.counted()).toEqual([]);
    expect(memory(again).sent).toHaveLength(1);
  });

  it('sends nothing where the browser keeps nothing', async () => {
    const phone = await aPhone({ isFull: true });
    phone.agree();
    await passWait(phone);
    await vi.waitFor(() => expect(phone.reads()).toBeGreaterThan(1));
    await phone.rested();
    expect(phone.counted()).toEqual([]);
    expect(memory(phone)).toMatchObject({ sent: [], picked: [{ week: '2025-10-06' }] });
  });
});

describe('switching off', () => {
  it('ends what is picked, and forgets what was read, at once', async () => {
    const phone = await aPhone({ random: () => 0.5 });
    phone.agree();
    await until(phone.popular.memory, ({ picked, shown }) => picked.length > 0 && shown !== null);
    phone.set('matchingOptIn', false);
    expect(memory(phone)).toMatchObject({ picked: [], dueAt: null, shown: null });
    const before = phone.asked.length;
    phone.clock.pass(30 * DAY_MS);
    phone.tab.show();
    expect(phone.asked).toHaveLength(before);
    expect(phone.clock.timers()).toEqual([]);
  });

  it('and on again begins anew', async () => {
    const phone = await aPhone();
    phone.agree();
    await isRead(phone);
    phone.set('matchingOptIn', false);
    phone.clock.pass(HOUR_MS);
    phone.agree();
    await isRead(phone);
    expect(memory(phone).picked).toHaveLength(1);
    await passWait(phone);
    await isSent(phone);
    expect(phone.counted()).toEqual([RECORD]);
  });

  it('breaks off a request that is under way', async () => {
    const phone = await aPhone();
    const signals: AbortSignal[] = [];
    phone.answers.count = ({ signal }) =>
      new Promise((_resolve, reject) => {
        if (!signal) return;
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    phone.agree();
    await passWait(phone);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    phone.set('matchBySchool', false);
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('nothing is sent and nothing asked', () => {
  it('by a family that has not agreed, or not said where', async () => {
    const phone = await aPhone();
    phone.set('matchingOptIn', true);
    phone.popular.agree();
    phone.tab.show();
    phone.clock.pass(30 * DAY_MS);
    expect(phone.asked).toEqual([]);
  });

  it('is counted by a phone on which nobody agreed: its switches came from another one', async () => {
    const phone = await aPhone();
    phone.set('matchingOptIn', true);
    phone.set('matchBySchool', true);
    await isRead(phone);
    expect(sendsHere(memory(phone), phone.profile.getState().profile)).toBe(false);
    expect(memory(phone).picked).toEqual([]);
    expect(phone.counted()).toEqual([]);
  });

  it('is counted by a phone whose family agreed again on another one', async () => {
    const phone = await aPhone({ random: () => 0.5 });
    phone.agree();
    await until(phone.popular.memory, ({ picked }) => picked.length > 0);
    phone.profile.take((before) => ({
      ...before,
      changedAt: { ...before.changedAt, 'profile:family:matchingOptIn': phone.clock.now() + 5 },
    }));
    phone.set('matchByZip', true);
    await until(phone.popular.memory, ({ picked }) => picked.length === 0);
    phone.clock.pass(10 * DAY_MS);
    expect(phone.counted()).toEqual([]);
  });
});
