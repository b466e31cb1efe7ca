// What a phone tells the server of the mails that its family asked for, and when it says nothing.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aCampRow, aSeasonRow } from '#tests/fixtures/aCampRow.ts';
import { maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { plannerOn } from '#tests/fakes/plannerOn.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { putBackChild, removeChild, setPreference } from '#family/rules/editProfile.ts';
import { emptyProfile, type EmailPreferences } from '#family/rules/profile.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { readMailMemory } from '#planner/rules/mails/mailMemory.ts';
import { createFamilyMails } from './createFamilyMails.ts';

const HOUR_MS = 60 * 60 * 1000;
const signedIn = (userId: string): SessionState => ({
  status: 'in',
  userId,
  email: 'ada@home.example',
  role: null,
  lacksSecondFactor: false,
});
const OPENING = { opens_on: '2025-10-03', minutes: 540, name: null };
const OFF = { weekly: false, weekly_until: null, openings: [] };
const ArgumentsSchema = v.object({
  wish: v.unknown(),
  pass: v.nullable(v.string()),
  resume: v.boolean(),
});

const stored = () => Response.json({ outcome: 'stored' });
const aToken = async () => 'token';

/** A phone on October 1 with one camp in its plan, whose sign-up opens on October 3 at 9:00 in Atlanta. */
async function aPhone(kept = new Map<string, string>(), who: SessionState = signedIn('ada')) {
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  const server = new FakeServer();
  server.put('season', aSeasonRow);
  const opens = { registration_opens_at: '2025-10-03T13:00:00+00:00' };
  server.put('camp', aCampRow({ id: 'camp-1', camp_provider_name: 'Moss & Marble', ...opens }));
  await pull({ store, remote: fakeRemote(server), clock }, new AbortController().signal);
  const planner = plannerOn(store, clock);
  await planner.keep([putEntry(aPlanEntry({ campId: 'camp-1' }))]);
  const profile = memoryProfile({ ...emptyProfile(), children: [maya] }, () => clock.now());
  const state = createStore<SessionState>(() => who);
  const asked: (v.InferOutput<typeof ArgumentsSchema> & { token: string | null })[] = [];
  let answer: (token: string | null) => Response = stored;
  let tokens: (refused?: string) => Promise<string | null> = aToken;
  const request: typeof fetch = async (_, init) => {
    const token = new Headers(init?.headers).get('authorization');
    const response = answer(token);
    asked.push({ ...v.parse(ArgumentsSchema, await new Response(init?.body).json()), token });
    return response;
  };
  let pass: string | null = null;
  const mails = createFamilyMails({
    store,
    clock,
    tab: fakeTab(),
    locks: fakeLocks(),
    random: () => 1,
    profile,
    account: { state },
    session: async () => ({ accessToken: (refused) => tokens(refused) }),
    localStorage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    }),
    onOtherTab: () => undefined,
    pass: async () => pass,
    backend: () => ({ url: 'https://x.example', key: 'k', fetch: request }),
  });
  /** The second one begins after the change that the test has just made. */
  const now = async () => {
    await mails.begin();
    await mails.begin();
  };
  return {
    asked,
    clock,
    kept,
    mails,
    planner,
    profile,
    state,
    now,
    wishes: () => asked.map(({ wish }) => wish),
    set: (name: keyof EmailPreferences, isOn: boolean) =>
      profile.change((before) => setPreference(before, name, isOn)),
    answers: (next: typeof answer) => (answer = next),
    signs: (next: typeof tokens) => (tokens = next),
    pays: (next: string) => (pass = next),
    async later(ms: number) {
      await now();
      clock.pass(ms);
      await now();
    },
  };
}
/** On a phone whose switch is on and whose wish is stored. */
async function aPhoneThatTold(...given: Parameters<typeof aPhone>) {
  const phone = await aPhone(...given);
  phone.set('signUpMails', true);
  await phone.now();
  return phone;
}

it('a switch is told three seconds later, so that a few taps are one request', async () => {
  const phone = await aPhone();
  await phone.now();
  phone.set('signUpMails', true);
  phone.set('signUpNames', true);
  await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
  phone.clock.pass(3000);
  await vi.waitFor(() => expect(phone.asked).toHaveLength(1));
});

describe('nothing is sent', () => {
  it('by a family that asked for no mail', async () => {
    const phone = await aPhone();
    await phone.later(25 * HOUR_MS);
    expect(phone.asked).toEqual([]);
    expect(phone.kept.size).toBe(0);
  });

  it('by a phone that is signed out, until it signs in', async () => {
    const phone = await aPhone(undefined, { status: 'out' });
    phone.set('signUpMails', true);
    await phone.later(25 * HOUR_MS);
    expect(phone.asked).toEqual([]);
    phone.state.setState(signedIn('ada'), true);
    await phone.now();
    expect(phone.wishes()).toEqual([{ ...OFF, openings: [OPENING] }]);
  });
});

describe('a wish', () => {
  it('says the day and the minute of a sign-up, and no camp', async () => {
    const phone = await aPhoneThatTold();
    expect(phone.wishes()).toEqual([{ ...OFF, openings: [OPENING] }]);
    expect(phone.asked[0]?.token).toBe('Bearer token');
    expect(JSON.stringify(phone.asked)).not.toMatch(/\b(?:Moss|camp-1|maya)\b/i);
  });

  it('says the name only where the family wants it in its mail', async () => {
    const phone = await aPhoneThatTold();
    phone.set('signUpNames', true);
    await phone.now();
    expect(phone.wishes().at(-1)).toEqual({
      ...OFF,
      openings: [{ ...OPENING, name: 'Moss & Marble' }],
    });
  });

  it('asks for a weekly look until the last season of the list ends', async () => {
    const phone = await aPhoneThatTold();
    phone.set('signUpMails', false);
    phone.set('weeklyDigest', true);
    await phone.now();
    expect(phone.wishes().at(-1)).toEqual({ ...OFF, weekly: true, weekly_until: '2025-10-31' });
  });

  it('is sent again when the plan changes, and not for anything else', async () => {
    const phone = await aPhoneThatTold();
    await phone.later(2 * HOUR_MS);
    phone.set('newsletterOptIn', true);
    await phone.now();
    expect(phone.asked).toHaveLength(1);
    await phone.planner.write([removeEntry('entry-1')]);
    await phone.now();
    expect(phone.wishes().slice(1)).toEqual([OFF]);
  });

  it('is sent again after a day, for mail may have been stopped by a link', async () => {
    const phone = await aPhoneThatTold();
    await phone.later(23 * HOUR_MS);
    expect(phone.asked).toHaveLength(1);
    await phone.later(2 * HOUR_MS);
    expect(phone.asked).toHaveLength(2);
  });

  it('goes with the pass of the season, and again when there is one', async () => {
    const phone = await aPhone();
    phone.answers(() => Response.json({ outcome: 'unpaid' }));
    phone.set('signUpMails', true);
    await phone.now();
    expect(phone.mails.memory.getState().answer?.outcome).toBe('unpaid');
    phone.answers(stored);
    phone.pays('a pass');
    await phone.later(2 * HOUR_MS);
    await phone.now();
    expect(phone.mails.memory.getState().answer?.outcome).toBe('stored');
    expect(phone.asked.map(({ pass }) => pass)).toEqual([null, 'a pass']);
  });
});

describe('switched off', () => {
  it('tells the server once that nothing is wanted', async () => {
    const phone = await aPhoneThatTold();
    phone.set('signUpMails', false);
    await phone.now();
    expect(phone.wishes().slice(1)).toEqual([OFF]);
    await phone.later(25 * HOUR_MS);
    expect(phone.asked).toHaveLength(2);
  });

  it('with no signal, it is told later, also by the next tab', async () => {
    const phone = await aPhoneThatTold();
    phone.answers(() => {
      throw new TypeError('no network');
    });
    phone.set('signUpMails', false);
    await phone.now();
    expect(phone.asked).toHaveLength(1);
    const next = await aPhone(phone.kept);
    await next.now();
    expect(next.wishes()).toEqual([OFF]);
  });

  it('and so it is by a family that has removed its last child', async () => {
    const phone = await aPhoneThatTold();
    phone.profile.change((before) => removeChild(before, maya.id));
    await phone.later(2 * HOUR_MS);
    expect(phone.wishes().slice(1)).toEqual([OFF]);
    phone.profile.change((before) => putBackChild(before, maya, 0));
    await phone.later(2 * HOUR_MS);
    expect(phone.wishes().slice(2)).toEqual([{ ...OFF, openings: [OPENING] }]);
  });

  it('but not by a phone that has no children yet, and told nothing', async () => {
    const phone = await aPhone();
    phone.profile.change((before) => removeChild(before, maya.id));
    phone.set('signUpMails', true);
    await phone.later(2 * HOUR_MS);
    expect(phone.asked).toEqual([]);
  });

  it('another account that signs in is told nothing of it', async () => {
    const phone = await aPhoneThatTold();
    phone.state.setState({ status: 'out' }, true);
    phone.set('signUpMails', false);
    await phone.now();
    phone.state.setState(signedIn('bob'), true);
    await phone.now();
    expect(phone.asked).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('that mail is stopped is kept with its day, and a press starts it again', async () => {
    const phone = await aPhone();
    const stopped = { outcome: 'stopped', on: '2025-09-30', why: 'unsubscribed' } as const;
    phone.answers(() => Response.json(stopped));
    phone.set('signUpMails', true);
    await phone.now();
    expect(phone.mails.memory.getState().answer?.outcome).toBe('stopped');
    expect(phone.mails.memory.getState().answer).toEqual(stopped);
    phone.answers(stored);
    await phone.mails.resume();
    expect(phone.mails.memory.getState().answer?.outcome).toBe('stored');
    expect(phone.asked.map(({ resume }) => resume)).toEqual([false, true]);
    expect(phone.mails.memory.getState().resumes).toBe(false);
  });

  it('that the token has ended asks once more with a new one', async () => {
    const phone = await aPhone();
    phone.signs(async (refused) => (refused === 'token' ? 'fresh' : 'token'));
    phone.answers((token) =>
      token === 'Bearer fresh'
        ? Response.json({ outcome: 'stored' })
        : new Response('', { status: 401 }),
    );
    phone.set('signUpMails', true);
    await phone.now();
    expect(phone.mails.memory.getState().answer?.outcome).toBe('stored');
    expect(phone.asked.map(({ token }) => token)).toEqual(['Bearer token', 'Bearer fresh']);
  });

  it.each([
    [500, {}],
    [429, { code: 'PT429', message: 'x', details: null, hint: '1800' }],
    [200, { outcome: 'maybe' }],
  ])(
    'of status %i that is none of ours is said as a failure until the next one',
    async (status, body) => {
      const phone = await aPhone();
      phone.answers(() => Response.json(body, { status }));
      phone.set('signUpMails', true);
      await phone.now();
      expect(phone.mails.memory.getState().hasFailed).toBe(true);
      phone.answers(stored);
      await phone.later(HOUR_MS);
      await phone.now();
      expect(phone.mails.memory.getState().answer?.outcome).toBe('stored');
      expect(phone.mails.memory.getState().hasFailed).toBe(false);
    },
  );

  it('that does not come, for want of a token or a network, is no failure', async () => {
    const phone = await aPhone();
    phone.signs(() => Promise.reject(new NoAnswerError('no answer came')));
    phone.set('signUpMails', true);
    await phone.now();
    expect(phone.mails.memory.getState()).toMatchObject({ hasFailed: false, answer: null });
  });
});

it.each([null, '', '{', '[]', '{"userId":5}', '{"answer":{"outcome":"stopped"}}'])(
  'what is kept as %j counts as nothing',
  (text) => {
    expect(readMailMemory(text)).toMatchObject({ userId: null, isOn: false, answer: null });
  },
);
