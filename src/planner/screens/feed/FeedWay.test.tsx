// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { feedOwner } from '#base/crypto/calendarFeed.ts';
import { feedCopy } from '#planner/words/feed.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { PlanContext } from '../PlanContext.ts';
import { FeedWay } from './FeedWay.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';

async function open(childId: string | null = null, isSample = false) {
  const given = aPlan({ entries: [aPlanEntry()] });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = () =>
    act(async () =>
      root.render(
        <PlanContext value={{ ...given.plan(), isSample }}>
          <FeedWay childId={childId} />
        </PlanContext>,
      ),
    );
  await draw();
  return {
    box,
    row: () => given.plan().state.feeds[0],
    press: async (name: string) => {
      const button = [...box.querySelectorAll('button')].find((one) => one.textContent === name);
      await act(async () => button?.click());
      await draw();
    },
    /** What the store of feeds writes. */
    change: async (set: Extract<PlanCommand, { set: unknown }>['set']) => {
      const id = given.plan().state.feeds[0]?.id ?? '';
      await given.planner.keep([{ kind: 'feed', id, set }]);
      await draw();
    },
  };
}

/** The address is derived by crypto.subtle, which answers in its own time. */
const addressIn = (box: HTMLElement) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(box.querySelector('input')).not.toBeNull();
  });

test('says what an address means before it is turned on', async () => {
  const { box, row } = await open();
  const facts = [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(facts[0]).toBe(
    'Calendar apps can’t read encrypted plans. When yours asks, our server sees the events. Google or Apple then keeps a copy.',
  );
  expect(facts.join(' ')).toContain('every 8 to 24 hours. Use it for next week, never for today.');
  expect(row()).toBeUndefined();
});

test('shows the address once the server has it, and no sooner', async () => {
  const { box, press, change, row } = await open('leo');
  expect(box.textContent).toContain('An address for Leo’s days');
  await press(feedCopy.before.action);
  expect(row()).toMatchObject({ id: 'leo', secret: expect.stringMatching(/^[\w-]{43}$/) });
  expect(box.textContent).toContain('on its way');
  // Later than the sheet has derived it.
  await act(async () => void (await feedOwner(row()?.secret ?? '')));
  expect(box.querySelector('input')).toBeNull();
  await change({ sentAt: Date.now(), sent: 'x' });
  const { token } = await feedOwner(row()?.secret ?? '');
  await addressIn(box);
  const address = `${window.location.origin}/functions/v1/feed/${token}.ics`;
  expect(box.querySelector('input')?.value).toBe(address);
  expect(box.querySelector('a')?.getAttribute('href')).toBe(address.replace('http:', 'webcal:'));
  expect(address).not.toContain(row()?.secret ?? '');
  expect(box.textContent).toMatch(/Updated today, .* Changes go out automatically\./);
});

test('says that it waits for a signal, with and without an address', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { box, press, change } = await open();
  await press(feedCopy.before.action);
  expect(box.textContent).toContain('The address will be here once you’re back.');
  await change({ sentAt: Date.now() });
  expect(box.textContent).toContain('Changes go out once you’re back.');
  await press(feedCopy.stop.confirm);
  expect(box.textContent).toContain('The address still works until our server knows.');
});

test('has no link of Apple’s kind on Android', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  const { box, press, change } = await open();
  await press(feedCopy.before.action);
  await change({ sentAt: Date.now() });
  await addressIn(box);
  expect(box.querySelector('a')).toBeNull();
});

test('stops an address, and offers a new one with another secret after that', async () => {
  const { box, press, change, row } = await open();
  await press(feedCopy.before.action);
  const first = row()?.secret;
  await change({ sentAt: Date.now() });
  await press(feedCopy.stop.confirm);
  expect(row()?.stoppedAt).not.toBeNull();
  expect(box.querySelectorAll('button')).toHaveLength(0);
  await change({ goneAt: Date.now() });
  expect(box.textContent).toMatch(/Stopped today, .* empty for 30 days, then it’s gone/);
  await press(feedCopy.before.action);
  expect(row()).toMatchObject({ stoppedAt: null, goneAt: null, sentAt: null });
  expect(row()?.secret).not.toBe(first);
});

test('says that a plan is too long, and what calendars get meanwhile', async () => {
  const { box, press, change } = await open();
  await press(feedCopy.before.action);
  await change({ isTooLarge: true });
  expect(box.textContent).toContain('Turn on addresses for each child instead.');
  expect(box.textContent).not.toContain('on its way');
  await change({ sentAt: 5 });
  expect(box.textContent).toContain('Calendars still get the last version.');
});

test('offers nothing for a made-up family', async () => {
  const { box } = await open(null, true);
  expect(box.textContent).toContain('This family is made up');
  expect(box.querySelector('button')).toBeNull();
});
