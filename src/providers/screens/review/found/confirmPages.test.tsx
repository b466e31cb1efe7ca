// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { createReviewApi } from '#providers/store/review/createReviewApi.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onWideScreen } from '#tests/fakes/onWideScreen.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { FoundTab } from './FoundTab.tsx';

afterEach(() => {
  closeParts();
  vi.unstubAllGlobals();
});

const waiting = Array.from({ length: 25 }, (_, at) => ({
  id: at + 1,
  kind: 'page',
  version: 1,
  item: {},
  text: `Page ${at + 1}`,
  seen_on: '2025-09-12',
  created_at: `2025-09-12T09:${String(at).padStart(2, '0')}:00Z`,
  source: { label: `Page ${at + 1}`, url: `https://page-${at + 1}.example/` },
  camps: [],
  facts: [],
}));

const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

/** The server's two functions; each confirmation is answered when the test lets it. */
function aDesk() {
  const confirmed: unknown[] = [];
  const held: (() => void)[] = [];
  let mostAtOnce = 0;
  const reviewApi = createReviewApi(
    { accessToken: async () => 'token' },
    {
      backend: () => ({ url: 'https://camply.example', key: 'k' }),
      sessionStorage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      async fetch(input, init) {
        const path = new URL(input instanceof Request ? input.url : input).pathname;
        if (path.endsWith('/candidate_queue')) {
          return answer({ candidates: waiting, waiting: { page: waiting.length } });
        }
        const given: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
        const released = new Promise<void>((resolve) => {
          held.push(resolve);
        });
        mostAtOnce = Math.max(mostAtOnce, held.length - confirmed.length);
        await released;
        confirmed.push(given);
        return answer({ confirmed: 1 });
      },
    },
  );
  return { reviewApi, confirmed, held, mostAtOnce: () => mostAtOnce };
}

test('confirms 25 unchanged pages by 25 presses of one key, without a wait for answers', async () => {
  onWideScreen();
  const { reviewApi, confirmed, held, mostAtOnce } = aDesk();
  const address = { tab: 'found', show: '', kind: 'page', id: '', q: '' } as const;
  const page = await openPart(
    fakeApp({ store: fakeDevice().openApp() }),
    <FoundTab reviewApi={reviewApi} address={address} onAddress={() => undefined} />,
  );
  await expect.poll(page.heading).toBe('Page 1');
  document.getElementById('found-1')?.focus();
  for (let presses = 1; presses <= 25; presses += 1) {
    await expect.poll(() => document.activeElement?.id).toBe(`found-${presses}`);
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'y', bubbles: true, cancelable: true }),
    );
  }
  await expect.poll(page.heading).toBe(foundCopy.empty.page);
  // All 25 are decided on the screen, and the server has answered none.
  expect(confirmed).toEqual([]);
  for (let answers = 1; answers <= 25; answers += 1) {
    await expect.poll(() => held.length).toBe(answers);
    held.at(-1)?.();
  }
  await expect.poll(() => confirmed.length).toBe(25);
  expect(confirmed).toEqual(
    waiting.map(({ id }) => ({ candidates: [{ candidate: id, seen: 1 }] })),
  );
  expect(mostAtOnce()).toBe(1);
});
