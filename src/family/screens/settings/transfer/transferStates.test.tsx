// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '#base/useApp.ts';
import { createBackup } from '#family/store/backup/createBackup.ts';
import type { TakenHandOver } from '#family/store/handOver/createHandOver.ts';
import { aFamilyPhone, plan } from '#tests/fakes/aFamilyPhone.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { quickStretch } from '#tests/fakes/quickStretch.ts';
import { TransferScreen } from './TransferScreen.tsx';

const LETTERS = '[placeholder="HEB9-A6VJ-M9"]';
const make = () => Promise.reject(new Error('not asked for'));
const GOOD = 'heb9 a6vj m9';

let stage: Stage;
beforeAll(quickStretch);
beforeEach(() => {
  localStorage.clear();
  // Not in jsdom: in a browser, not as an app.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => stage.close());

/** A backup of another phone's plan: one child, one planned favorite with a note. */
async function otherPhone(passphrase: string | null = null) {
  const { store, clock, profile, family } = aFamilyPhone();
  await plan({ store, clock, profile, family });
  const backup = createBackup({
    store,
    clock,
    profile: () => Promise.resolve(profile),
    localStorage: () => ({ getItem: () => null, setItem: () => undefined }),
    persist: () => Promise.resolve(true),
  });
  const { name, text } = await backup.make(passphrase);
  return { text, opened: () => backup.open(new Blob([text]), null), file: new File([text], name) };
}

/** The page on a phone with a favorite of its own; `take` answers for the server. */
async function show(take: (code: string) => Promise<TakenHandOver>, linkKey = '') {
  const store = fakeDevice().openApp();
  const plain = fakeApp({ store, localStorage: () => window.localStorage });
  await (await plain.family()).setFavorite({ id: 'mine', providerName: 'Mine' }, true);
  const app = { ...plain, handOver: async () => ({ make, take }) };
  stage = await onStage(
    {},
    <AppContext value={app}>
      <main>
        <TransferScreen linkKey={linkKey} />
      </main>
    </AppContext>,
  );
  return () => store.user((db) => db.favorites.toCollection().primaryKeys());
}

const choose = (file: File) =>
  act(async () => {
    const input = stage.find('[type=file]');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

const counts = (kind: string) =>
  [...document.querySelectorAll('tr')]
    .filter((row) => row.querySelector('th')?.textContent === kind)
    .flatMap((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

test('reports a wrong code beside its field and merges two plans with a right one', async () => {
  const { opened } = await otherPhone();
  const favorites = await show(async (code) => {
    const found = code === GOOD ? await opened() : null;
    if (found?.kind === 'open') return found;
    return { kind: code === 'HEB9' ? 'mistyped' : 'unknown' };
  });
  await stage.type(LETTERS, 'HEB9');
  await stage.press('Bring my plan');
  await stage.says('A code has ten letters and digits.');
  expect(stage.describes(LETTERS)).toContain('A code has ten letters and digits.');
  expect(document.activeElement).toBe(stage.find(LETTERS));
  expect(stage.find(LETTERS)).toHaveProperty('value', 'HEB9');
  await stage.type(LETTERS, 'AAAA-AAAA-AA');
  await stage.press('Bring my plan');
  await stage.says('We found no plan for this code.');
  expect(stage.describes(LETTERS)).toContain('We found no plan for this code.');
  expect(await axeViolations()).toEqual([]);

  await stage.type(LETTERS, GOOD);
  await stage.press('Bring my plan');
  await stage.says('Bring this plan in?');
  await stage.says('Put together');
  expect(counts('Favorites')).toEqual(['1', '1', '2']);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Cancel');
  expect(stage.find(LETTERS)).toHaveProperty('value', GOOD);
  await stage.press('Bring my plan');
  await stage.says('Put together');
  await stage.press('Put together');
  await stage.says('1 child, 1 plan entry, 2 favorites, 1 note. Saved on this device.');
  expect(document.activeElement?.textContent).toBe('Your plan is here');
  expect(await favorites()).toEqual(['mine', 'owls']);
});

const nobody = async () => ({ kind: 'unknown' }) as const;

test('opens a locked backup with its passphrase and confirms before replacing', async () => {
  const { file } = await otherPhone('tents & tea');
  const favorites = await show(nobody);
  await choose(file);
  await stage.says('This backup is locked');
  await stage.press('Open');
  await stage.says('Enter its passphrase.');
  await stage.type('[type=password]', 'tents and tea');
  await stage.press('Open');
  await stage.says('That passphrase doesn’t open it.');
  expect(stage.describes('[type=password]')).toContain('That passphrase doesn’t open it.');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[type=password]', 'tents & tea');
  await stage.press('Open');
  await stage.says('Put together');
  expect(counts('Notes')).toEqual(['0', '1', '1']);

  await stage.press('Replace');
  expect(stage.text()).toContain('1 favorite on this device will be deleted');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Keep what’s here');
  expect(await favorites()).toEqual(['mine']);
  await stage.press('Replace');
  await stage.press('Replace everything');
  await stage.says('Your plan is here');
  expect(await favorites()).toEqual(['owls']);
});

test.each<[string, (text: string) => string, string]>([
  ['cut short', (text) => text.slice(0, -50), 'damaged or cut short'],
  ['of something else', () => '<script>document.title = "run"</script>', 'not a Camply backup'],
  [
    'of a later version',
    (text) => text.replace('"version": 1', '"version": 9'),
    'A newer Camply made this file',
  ],
])('reports a file that is %s and changes nothing', async (_, change, words) => {
  const { text, file } = await otherPhone();
  const favorites = await show(nobody);
  await choose(new File([change(text)], file.name));
  await stage.says(words);
  expect(stage.find('[role=alert]').textContent).toContain(words);
  await stage.press('Cancel');
  expect(await favorites()).toEqual(['mine']);
});

test.each([
  ['cut off', { kind: 'mistyped' }, 'This link is cut off'],
  ['over', { kind: 'unknown' }, 'This link expired'],
  ['used three times', { kind: 'used' }, 'This code was used three times'],
  ['asked for too often', { kind: 'limited', waitMs: 90_000 }, 'Try again in 2 minutes.'],
] as const)('tells what helps when a link is %s', async (_, taken, words) => {
  await show(async () => taken, 'A'.repeat(22));
  await stage.says(words);
  expect(await axeViolations()).toEqual([]);
});

test('keeps the code while offline and transfers the plan with Try again', async () => {
  const { opened } = await otherPhone();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(async () => {
    const found = await opened();
    if (navigator.onLine && found.kind === 'open') return found;
    return { kind: 'unreachable' };
  });
  await stage.type(LETTERS, GOOD);
  await stage.press('Bring my plan');
  await stage.says('No signal');
  expect(stage.find(LETTERS)).toHaveProperty('value', GOOD);
  onLine.mockRestore();
  await stage.press('Try again');
  await stage.says('Bring this plan in?');
});
