// A family's phones at a real server over HTTP.
import { afterAll, beforeAll, expect } from 'vitest';
import * as v from 'valibot';
import { addChild as withChild } from '#family/rules/editProfile.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import type { SpaceKeys } from '#family/store/space/spaceKeys.ts';
import { keysOf } from '#family/store/sync/familyKeys.ts';
import { planOf } from '#tests/fakes/aFamilyPhone.ts';
import { aSyncPhone, type SyncPhone } from '#tests/fakes/aSyncPhone.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

/** A server for one test file. */
export function aFamilyServer() {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  const start = async () => {
    server = await startServer({ port: 0, dataDir: folder.folder, quiet: true });
  };
  beforeAll(async () => {
    quickStretch();
    folder = await temporaryFolder();
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  const newPhone = (skewMs = 0) => aSyncPhone(server.url, skewMs);

  /** Another phone of the family. It has the keys without a code, of which a network makes ten an hour. */
  async function joined(first: SyncPhone, skewMs = 0): Promise<SyncPhone> {
    const phone = newPhone(skewMs);
    expect(await phone.sync.bringKeys(await keysHere(first))).toBe('done');
    expect(await phone.sync.join()).toBe('done');
    return phone;
  }

  /** A family in step: one phone with a child, a favorite and a note, and a second one that has joined. */
  async function twoPhones() {
    const one = newPhone();
    addChild(one, 'Maya');
    await one.family.setFavorite({ id: 'owls', providerName: 'Owls' }, true);
    await one.family.saveNote('owls', 'Bring a hat');
    const recoveryCode = await turnOn(one);
    return { one, other: await joined(one), recoveryCode };
  }

  /** Stops it, does something to its data, and starts it again. */
  async function whileStopped<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
    await server.stop();
    const done = await work(folder.folder);
    await start();
    return done;
  }

  return { newPhone, joined, twoPhones, whileStopped };
}

export async function keysHere(phone: SyncPhone): Promise<SpaceKeys> {
  const mark = await phone.mark();
  if (!mark) throw new Error('It does not sync');
  return keysOf(mark);
}

/** The ten letters that take another phone in. */
export async function lettersOf(phone: SyncPhone): Promise<string> {
  const made = await phone.sync.addDevice();
  if (made.kind !== 'made') throw new Error(made.kind);
  return made.letters;
}

/** Answers the recovery code. */
export async function turnOn(phone: SyncPhone): Promise<string> {
  const turned = await phone.sync.turnOn();
  if (typeof turned === 'string') throw new Error(turned);
  await phone.sync.syncNow();
  return turned.recoveryCode;
}

const { id: _, ...EMPTY_CHILD } = v.parse(ChildSchema, { id: 'empty' });

export function addChild(phone: SyncPhone, firstName: string, school = ''): void {
  const fields = { ...EMPTY_CHILD, firstName, school };
  phone.profile.change((before) => withChild(before, firstName, fields, '2026-11-25'));
}

export async function inStep(...phones: readonly SyncPhone[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) for (const { sync } of phones) await sync.syncNow();
  const [first, ...others] = await Promise.all(phones.map(sortedPlan));
  for (const other of others) expect(other).toEqual(first);
}

const sortedPlan = async (phone: SyncPhone) =>
  (await planOf(phone)).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Of children and what hangs on camps. */
export const names = async (phone: SyncPhone) =>
  (await sortedPlan(phone)).map(({ name }) => name).filter((name) => name !== 'profile:family');
