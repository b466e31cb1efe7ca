// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASS_REFERENCE_KEY } from '#base/storage/storageKeys.ts';
import { AppContext } from '#base/useApp.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { appWithAlarms, fakeAlarms } from '#tests/fakes/fakeAlarms.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { PassByLink } from './PassByLink.tsx';
import { SeasonPass } from './SeasonPass.tsx';

const PASS = `2031-08-31.${'n'.repeat(22)}.${'s'.repeat(43)}`;
const fee = { checkoutUrl: 'https://pay.example/season', cents: 499 };
let stage: Stage;
let asked: { name: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answer = () => Response.json({ outcome: 'waiting' });
  vi.stubEnv('VITE_SUPABASE_URL', 'https://x.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'k');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({
      name: url.split('/').at(-1) ?? '',
      body: JSON.parse(typeof init.body === 'string' ? init.body : 'null'),
    });
    return answer();
  });
});
afterEach(async () => {
  await stage.close();
  vi.unstubAllEnvs();
});

const seen = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const taking = () => asked.filter(({ name }) => name === 'take_pass');
const kept = () => localStorage.getItem(PASS_REFERENCE_KEY);

/** Without following the link, which jsdom cannot. */
function pay(): Promise<void> {
  stage.find('a').addEventListener('click', (event) => event.preventDefault());
  return stage.press('Pay $4.99, opens in a new tab');
}

describe('the checkout', () => {
  const passes: string[] = [];
  let isKept = true;
  const show = async () => {
    passes.length = 0;
    isKept = true;
    stage = await onStage(
      {},
      <main>
        <SeasonPass
          fee={fee}
          onPass={async (pass) => {
            passes.push(pass);
            return isKept;
          }}
        />
      </main>,
    );
  };

  test('carries a reference of 22 letters and nothing else, and asks nothing before it is pressed', async () => {
    await show();
    expect(stage.find('a').getAttribute('href')).toMatch(
      /^https:\/\/pay\.example\/season\?client_reference_id=[\w-]{22}$/,
    );
    expect([asked, kept()]).toEqual([[], null]);
    expect(await axeViolations()).toEqual([]);
  });

  test('is awaited with its own reference, until there is a pass', async () => {
    await show();
    await pay();
    await stage.says('Waiting for your payment.');
    expect(stage.find('a').getAttribute('href')).toContain(kept());
    await expect
      .poll(() => asked, { interval: 5 })
      .toEqual([{ name: 'take_pass', body: { reference: kept() } }]);
    answer = () => Response.json({ outcome: 'paid', pass: PASS, until: '2031-08-31' });
    await seen();
    await expect.poll(() => passes, { interval: 5 }).toEqual([PASS]);
    expect(kept()).toBeNull();
    expect(stage.text()).not.toContain('Waiting');
  });

  test('whose pass this phone could not keep says so, and keeps it later without asking for another one', async () => {
    await show();
    isKept = false;
    answer = () => Response.json({ outcome: 'paid', pass: PASS, until: '2031-08-31' });
    await pay();
    await stage.says('Couldn’t save your pass here.');
    expect(kept()).not.toBeNull();
    isKept = true;
    await stage.press('I’ve paid');
    await expect.poll(kept, { interval: 5 }).toBeNull();
    expect([taking().length, passes]).toEqual([1, [PASS, PASS]]);
  });

  test('is still awaited when the page is opened again', async () => {
    localStorage.setItem(PASS_REFERENCE_KEY, 'r'.repeat(22));
    await show();
    await expect.poll(() => asked.length, { interval: 5 }).toBe(1);
    expect(asked[0]?.body).toEqual({ reference: 'r'.repeat(22) });
    expect(stage.find('a').getAttribute('href')).toContain('r'.repeat(22));
  });

  test.each([
    ['reversed', 'That payment was refunded'],
    ['used up', 'That pass is already on five devices'],
  ])('that is %s is said, and can be started over', async (outcome, words) => {
    localStorage.setItem(PASS_REFERENCE_KEY, 'r'.repeat(22));
    answer = () => Response.json({ outcome });
    await show();
    await stage.says(words);
    await stage.press('Start over');
    expect(kept()).toBeNull();
    expect(stage.find('a').getAttribute('href')).not.toContain('r'.repeat(22));
  });

  test.each([
    [() => new Response('', { status: 502 }), 'We couldn’t reach our server.'],
    [
      () => Response.json({ code: 'PT429', message: 'x' }, { status: 429 }),
      'Too many tries from your network.',
    ],
  ])('without an answer says so, and goes on waiting', async (failing, words) => {
    localStorage.setItem(PASS_REFERENCE_KEY, 'r'.repeat(22));
    answer = failing;
    await show();
    await stage.says(words);
    answer = () => Response.json({ outcome: 'waiting' });
    await stage.press('I’ve paid');
    await stage.says('Waiting for your payment.');
    expect(kept()).toBe('r'.repeat(22));
  });

  test('of another phone is brought by mail, with one answer for every address', async () => {
    await show();
    await stage.press('Paid on another device?');
    await stage.press('Email me the link');
    await stage.says('Please enter a valid email');
    expect(asked).toEqual([]);
    await stage.type('input[name=email]', 'ada@home.example');
    answer = () => Response.json({ outcome: 'asked' });
    await stage.press('Email me the link');
    await stage.says('If this address paid for a season, its link arrives in a minute or two.');
    expect(asked).toEqual([{ name: 'request_pass_mail', body: { email: 'ada@home.example' } }]);
  });
});

describe('a mailed link', () => {
  const TOKEN = 't'.repeat(43);
  async function show(isGood = true) {
    const taken: string[] = [];
    const { alarms } = fakeAlarms({ fee });
    const keepPass = async (pass: string) => {
      taken.push(pass);
      return isGood;
    };
    const app = appWithAlarms({ ...alarms, keepPass });
    stage = await onStage(
      {},
      <AppContext value={app}>
        <main>
          <PassByLink token={TOKEN} />
        </main>
      </AppContext>,
    );
    await expect
      .poll(() => stage.find('button').getAttribute('aria-disabled'), { interval: 5 })
      .toBe('false');
    return taken;
  }

  test('takes no pass before a press', async () => {
    const taken = await show();
    expect([taking(), taken]).toEqual([[], []]);
    expect(await axeViolations()).toEqual([]);
    answer = () => Response.json({ outcome: 'paid', pass: PASS, until: '2031-08-31' });
    await stage.press('Use it here', 2);
    await stage.says('Your season pass is here');
    expect(taking()).toEqual([{ name: 'take_pass', body: { reference: TOKEN } }]);
    expect(taken).toEqual([PASS]);
  });

  test('whose pass is none of ours leaves nothing behind', async () => {
    const taken = await show(false);
    answer = () => Response.json({ outcome: 'paid', pass: 'x', until: '2031-08-31' });
    await stage.press('Use it here');
    await stage.says('Couldn’t save your pass here.');
    await stage.press('Use it here');
    await expect.poll(() => taken).toEqual(['x', 'x']);
    // Each taking counts as a device.
    expect(taking()).toHaveLength(1);
  });

  test.each([
    ['unknown', 'This link expired or got cut off.'],
    ['used up', 'That pass is already on five devices'],
    ['reversed', 'That payment was refunded'],
  ])('that is %s leads to a new one', async (outcome, words) => {
    await show();
    answer = () => Response.json({ outcome });
    await stage.press('Use it here');
    await stage.says(words);
    expect(stage.text()).toContain('Paid on another device?');
    await expect.poll(() => document.activeElement).toBe(stage.find('main > div'));
  });
});
