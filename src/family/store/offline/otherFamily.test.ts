import { beforeEach, expect, it, vi } from 'vitest';
import type { BackupData } from '#family/rules/backup/backupFile.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { OtherFamilyError } from '../profile/otherFamily.ts';
import { granted, KEY } from '#tests/fakes/authDevice.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { favorites, scheduled } from '#tests/fakes/savedIds.ts';
import { openSessionOn } from '#tests/fakes/openSessionOn.ts';
import { until } from '#tests/fakes/until.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';

const NOTHING: BackupData = {
  records: [],
  own: { email: '', phoneNumber: '', streetAddress: '' },
  skipped: 0,
};

/** A phone whose plan, with camp-1 saved and planned, goes with the account u1. */
async function aSharedPhone() {
  // Where the profile listens for other tabs.
  vi.stubGlobal('window', new EventTarget());
  const texts = new Map<string, string>();
  const localStorage = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
  const tabs: (() => void)[] = [];
  const app = fakeApp({
    store: fakeDevice().openApp(),
    localStorage,
    openDeviceSession: openSessionOn(localStorage, (listener) => void tabs.push(listener)),
  });
  const family = await app.family();
  await family.setFavorite('camp-1', true);
  await (await app.planner()).putIn({ id: 'camp-1', providerName: '' });
  (await app.profile()).take((profile) => ({ ...profile, owner: 'u1' }));
  const signIn = (sub: string | null) => {
    if (sub === null) texts.delete(KEY);
    else texts.set(KEY, JSON.stringify({ ...granted(sub, { sub }), user: { id: sub } }));
    for (const look of tabs) look();
  };
  await app.account.device();
  const rows = (kind: 'favorites' | 'scheduled') =>
    kind === 'favorites' ? favorites(app.store) : scheduled(app.store);
  return { app, family, signIn, rows };
}

let phone: Awaited<ReturnType<typeof aSharedPhone>>;
beforeEach(async () => {
  phone = await aSharedPhone();
});

it('shows another account no hearts and no plan, and the family its own again', async () => {
  const { app, signIn } = phone;
  const stops = [app.favorites, app.scheduled].map((live) => live.subscribe(() => undefined));
  await until(app.scheduled, (ids) => ids.has('camp-1'));
  await until(app.favorites, (ids) => ids.has('camp-1'));
  signIn('u2');
  expect([app.favorites.getState().size, app.scheduled.getState().size]).toEqual([0, 0]);
  await until(app.isOtherFamily, (isOthers) => isOthers === true);
  expect([app.favorites.getState().size, app.scheduled.getState().size]).toEqual([0, 0]);
  signIn('u1');
  expect([...app.favorites.getState()]).toEqual(['camp-1']);
  expect([...app.scheduled.getState()]).toEqual(['camp-1']);
  signIn(null);
  expect([...app.favorites.getState()]).toEqual(['camp-1']);
  for (const stop of stops) stop();
});

it('tells a screen that listens when the hearts go and when they come back', async () => {
  const { app, signIn } = phone;
  const seen: number[] = [];
  const stop = app.favorites.subscribe((ids) => void seen.push(ids.size));
  await until(app.favorites, (ids) => ids.size === 1);
  signIn('u2');
  await until(app.isOtherFamily, (isOthers) => isOthers === true);
  signIn('u1');
  expect(seen).toEqual([1, 0, 1]);
  stop();
});

it('writes none of another account’s taps into the family’s plan', async () => {
  const { family, signIn, rows } = phone;
  signIn('u2');
  await expect(family.setFavorite('camp-2', true)).rejects.toThrow(OtherFamilyError);
  await expect(family.setFavorite('camp-1', false)).rejects.toThrow(OtherFamilyError);
  expect(await rows('favorites')).toEqual(['camp-1']);
  expect(await rows('scheduled')).toEqual(['camp-1']);
  signIn('u1');
  await family.setFavorite('camp-2', true);
  expect(await rows('favorites')).toEqual(['camp-1', 'camp-2']);
});

it('stores a heart of a plan that goes with no account, whoever is signed in', async () => {
  const { app, family, signIn, rows } = phone;
  (await app.profile()).take((profile) => ({ ...profile, owner: '' }));
  signIn('u2');
  await family.setFavorite('camp-2', true);
  expect(await rows('favorites')).toEqual(['camp-1', 'camp-2']);
});

it('changes the family’s plan for nobody else, by no command of the planner', async () => {
  const { app, signIn, rows } = phone;
  const planner = await app.planner();
  const entry = aPlanEntry({ campId: 'camp-2' });
  const change: PlanChange = { kind: 'plan', id: entry.id, row: entry };
  await planner.write([change]);
  signIn('u2');
  for (const work of [
    () => planner.write([change]),
    () => planner.keep([change]),
    () => planner.putIn({ id: 'camp-3', providerName: '' }),
    () => planner.takeOut('camp-1'),
    () => planner.undo(),
  ]) {
    await expect(work()).rejects.toThrow(OtherFamilyError);
  }
  expect(await rows('scheduled')).toEqual(['camp-1', 'camp-2']);
  signIn('u1');
  expect(await planner.undo()).toBe(true);
  expect(await rows('scheduled')).toEqual(['camp-1']);
});

it('takes nothing of the first family back in the plan of the next one', async () => {
  const { app, signIn, rows } = phone;
  const planner = await app.planner();
  await planner.takeOut('camp-1');
  signIn('u2');
  await (await app.familySync()).putAside();
  expect(await planner.undo()).toBe(false);
  expect(await rows('scheduled')).toEqual([]);
});

it('reads none of another account’s plan out: no backup, no code, no comparison, no offer', async () => {
  const { app, signIn } = phone;
  const [backup, handOver] = [await app.backup(), await app.handOver()];
  signIn('u2');
  for (const work of [
    () => backup.records(),
    () => backup.make(null),
    () => backup.preview(NOTHING),
    () => backup.changesSinceLast(),
    () => handOver.make(),
  ]) {
    await expect(work()).rejects.toThrow(OtherFamilyError);
  }
  signIn('u1');
  expect((await backup.preview(NOTHING)).here.favorites).toBe(1);
});

it('puts no backup into another account’s plan', async () => {
  const { app, signIn, rows } = phone;
  const backup = await app.backup();
  signIn('u2');
  await expect(backup.restore(NOTHING, 'replace')).rejects.toThrow(OtherFamilyError);
  expect(await rows('favorites')).toEqual(['camp-1']);
});

it('sets rows aside with their family although turning sync on had failed', async () => {
  const { app, signIn, rows } = phone;
  signIn('u2');
  const sync = await app.familySync();
  await sync.putAside();
  expect([await rows('favorites'), await rows('scheduled')]).toEqual([[], []]);
  signIn('u1');
  await sync.putAside();
  expect([await rows('favorites'), await rows('scheduled')]).toEqual([['camp-1'], ['camp-1']]);
});
