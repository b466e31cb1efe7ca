// When a family's calendar feeds are replaced and stopped, on phones whose network comes and goes.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { plannerOn } from '#tests/fakes/plannerOn.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { feedOwner, openFeed, unpackFeed } from '#base/crypto/calendarFeed.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { type CalendarFeed, FAMILY_PLAN_ID } from '#family/rules/plan/planRows.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { planState } from '../planQueries.ts';
import { createFeeds, type FeedTools } from './createFeeds.ts';

const SECRET = 'B'.repeat(42) + 'A';
const ArgumentsSchema = v.object({ feed: v.string(), sealed: v.optional(v.string(), '') });
type Answer = () => Response;

const answered = (outcome: string) => Response.json({ outcome });
const limited = () =>
  Response.json({ code: 'PT429', message: 'x', details: null, hint: '1800' }, { status: 429 });
const noNetwork = (): Response => {
  throw new TypeError('no network');
};

/** A server of feeds: what it was asked, and how it answers. */
function aServer() {
  const asked: { name: string; feed: string; sealed: string }[] = [];
  let answer: Answer | null = null;
  const request: typeof fetch = async (input, init) => {
    const name = (input instanceof Request ? input.url : String(input)).split('/').at(-1) ?? '';
    if (answer === noNetwork) return noNetwork();
    const given = v.parse(ArgumentsSchema, await new Response(init?.body).json());
    asked.push({ name, ...given });
    return answer?.() ?? answered(name === 'put_feed' ? 'stored' : 'stopped');
  };
  return {
    asked,
    backend: () => ({ url: 'https://x.example', key: 'k', fetch: request }),
    answers: (next: Answer | null) => {
      answer = next;
    },
  };
}

const aFeed = (fields: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: FAMILY_PLAN_ID,
  secret: SECRET,
  createdAt: 1,
  stoppedAt: null,
  goneAt: null,
  sent: '',
  sentAt: null,
  isTooLarge: false,
  ...fields,
});

const putFeed = (row: CalendarFeed) => ({ kind: 'feed' as const, id: row.id, row });
const feedsIn = async (store: LocalStore) => (await planState(store)).feeds;

/** A phone with two children, a directory, one planned camp, and these feeds. */
async function aPhone(
  feeds: readonly CalendarFeed[] = [aFeed()],
  given: { server?: ReturnType<typeof aServer>; isFilled?: boolean; hasChildren?: boolean } = {},
) {
  const { server = aServer(), isFilled = true, hasChildren = true } = given;
  const clock = fakeClock();
  const store = fakeDevice(clock).openApp();
  const planner = plannerOn(store, clock);
  const remote = new FakeServer();
  remote.put('camp', ...campRows(2));
  const fill = () =>
    pull({ store, remote: fakeRemote(remote), clock }, new AbortController().signal);
  if (isFilled) await fill();
  await planner.keep([putEntry(aPlanEntry()), ...feeds.map(putFeed)]);
  const tab = fakeTab();
  const locks = fakeLocks();
  const children = hasChildren ? [maya, leo] : [];
  const tools: FeedTools = {
    store,
    planner,
    clock,
    tab,
    locks,
    random: () => 1,
    backend: server.backend,
    profile: async () => ({ ...emptyProfile(), isSample: false, children }),
    textOf: ({ state }, { id }, at) =>
      `${id} ${state.entries.map((entry) => entry.id).join()} at ${at}`,
  };
  return { ...server, store, planner, clock, tab, locks, tools, fill, feeds: createFeeds(tools) };
}
type Phone = Awaited<ReturnType<typeof aPhone>>;

const names = ({ asked }: Phone) => asked.map(({ name }) => name);
const change = ({ planner }: Phone, id: string) => planner.write([putEntry(aPlanEntry({ id }))]);

/** What a subscriber reads now. */
async function shown({ asked }: Phone): Promise<string> {
  const { token } = await feedOwner(SECRET);
  const packed = await openFeed(token, asked.at(-1)?.sealed ?? '');
  const plain = packed && (await unpackFeed(packed));
  return new TextDecoder().decode(plain ?? undefined);
}

/** Started, with its first replacement done. */
async function started(...given: Parameters<typeof aPhone>) {
  const phone = await aPhone(...given);
  phone.feeds.start();
  await phone.feeds.begin();
  await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
  phone.clock.pass(3000);
  await phone.feeds.begin();
  return phone;
}

describe('a feed is replaced', () => {
  it('once, and says so after the answer only', async () => {
    const phone = await aPhone();
    phone.answers(noNetwork);
    await phone.feeds.begin();
    expect((await feedsIn(phone.store))[0]).toEqual(aFeed());
    phone.answers(null);
    await phone.feeds.begin();
    const [row] = await feedsIn(phone.store);
    expect(row).toMatchObject({
      sentAt: phone.clock.now(),
      sent: expect.stringMatching(/^.{43}$/),
    });
    expect(await shown(phone)).toBe(`family entry-1 at ${phone.clock.now()}`);
    await phone.feeds.begin();
    expect(names(phone)).toEqual(['put_feed']);
  });

  it('three seconds after the last of several changes', async () => {
    const phone = await started();
    await change(phone, 'b');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    phone.clock.pass(2000);
    await change(phone, 'c');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    expect(names(phone)).toEqual(['put_feed']);
    phone.clock.pass(3000);
    await vi.waitFor(() => expect(names(phone)).toEqual(['put_feed', 'put_feed']));
    await phone.feeds.begin();
    expect(await shown(phone)).toContain('b,c');
  });

  it('when the network is back, with all that has changed meanwhile', async () => {
    const phone = await started();
    phone.answers(noNetwork);
    await change(phone, 'b');
    await phone.feeds.begin();
    await phone.planner.write([removeEntry('entry-1')]);
    await phone.feeds.begin();
    phone.answers(null);
    phone.tab.show();
    await vi.waitFor(() => expect(names(phone)).toEqual(['put_feed', 'put_feed']));
    expect(await shown(phone)).toContain('family b at');
  });

  it('by one tab at a time', async () => {
    const phone = await aPhone();
    const other = createFeeds(phone.tools);
    await Promise.all([phone.feeds.begin(), other.begin()]);
    expect(names(phone)).toEqual(['put_feed']);
  });

  it('by the first of two phones of a family, as the other reads that in the row', async () => {
    const server = aServer();
    const phone = await aPhone([aFeed()], { server });
    await phone.feeds.begin();
    const other = await aPhone(await feedsIn(phone.store), { server });
    await other.feeds.begin();
    expect(names(phone)).toEqual(['put_feed']);
  });

  it('again after 30 days without a change', async () => {
    const phone = await aPhone();
    await phone.feeds.begin();
    phone.clock.pass(30 * 24 * 3_600_000 - 1);
    await phone.feeds.begin();
    expect(names(phone)).toHaveLength(1);
    phone.clock.pass(1);
    await phone.feeds.begin();
    expect(names(phone)).toHaveLength(2);
  });

  it('not before the camps are here, and not without the children', async () => {
    const empty = await aPhone([aFeed()], { isFilled: false });
    await empty.feeds.begin();
    expect(names(empty)).toEqual([]);
    await empty.fill();
    await empty.feeds.begin();
    expect(names(empty)).toEqual(['put_feed']);
    const childless = await aPhone([aFeed()], { hasChildren: false });
    await childless.feeds.begin();
    expect(names(childless)).toEqual([]);
  });

  it('after the half hour that the server asked for', async () => {
    const phone = await started();
    phone.answers(limited);
    await change(phone, 'b');
    await phone.feeds.begin();
    const count = phone.asked.length;
    phone.answers(null);
    phone.tab.show();
    expect(Math.max(...phone.clock.timers())).toBe(1_800_000);
    phone.clock.pass(1_800_000);
    await vi.waitFor(() => expect(phone.asked).toHaveLength(count + 1));
  });
});

describe('a feed that is too long', () => {
  it('is not sent, is marked, and is sent once it fits', async () => {
    const phone = await aPhone();
    let length = 262_145;
    const feeds = createFeeds({ ...phone.tools, textOf: () => 'x'.repeat(length) });
    await feeds.begin();
    expect(names(phone)).toEqual([]);
    expect((await feedsIn(phone.store))[0]).toMatchObject({ isTooLarge: true, sentAt: null });
    length = 262_144;
    await feeds.begin();
    expect((await feedsIn(phone.store))[0]).toMatchObject({ isTooLarge: false });
    expect(names(phone)).toEqual(['put_feed']);
  });
});

describe('a feed that the family has stopped', () => {
  const stopped = aFeed({ stoppedAt: 5, sent: 'x', sentAt: 4 });

  it('is stopped on the server, however long that takes, and then left alone', async () => {
    const phone = await aPhone([stopped], { isFilled: false });
    phone.answers(noNetwork);
    await phone.feeds.begin();
    expect((await feedsIn(phone.store))[0]?.goneAt).toBeNull();
    phone.answers(null);
    await phone.feeds.begin();
    expect((await feedsIn(phone.store))[0]?.goneAt).toBe(phone.clock.now());
    await phone.feeds.begin();
    expect(names(phone)).toEqual(['stop_feed']);
  });

  it('is as good as stopped where the server never had it', async () => {
    const phone = await aPhone([stopped]);
    phone.answers(() => answered('unknown'));
    await phone.feeds.begin();
    expect((await feedsIn(phone.store))[0]?.goneAt).toBe(phone.clock.now());
  });

  it('counts as stopped where another phone has done it', async () => {
    const phone = await aPhone();
    phone.answers(() => answered('stopped'));
    await phone.feeds.begin();
    const now = phone.clock.now();
    expect((await feedsIn(phone.store))[0]).toMatchObject({ stoppedAt: now, goneAt: now });
  });

  it('does not hold up a new address of the same child', async () => {
    const phone = await aPhone([aFeed({ goneAt: 5 })]);
    await phone.feeds.begin();
    expect(names(phone)).toEqual(['put_feed']);
  });

  it('does not hold up the others', async () => {
    const live = aFeed({ id: 'maya', secret: SECRET });
    const phone = await aPhone([stopped, live]);
    phone.answers(() => answered('refused'));
    await phone.feeds.begin();
    expect(names(phone).toSorted()).toEqual(['put_feed', 'stop_feed']);
    expect((await feedsIn(phone.store)).map(({ goneAt, sentAt }) => goneAt ?? sentAt)).toEqual([
      4,
      null,
    ]);
  });
});
