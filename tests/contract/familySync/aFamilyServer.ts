// A family's phones at a real server over HTTP.
import { afterAll, beforeAll, expect } from 'vitest';
import * as v from 'valibot';
import { addChild as withChild } from '#family/rules/editProfile.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { planOf } from '#tests/fakes/aFamilyPhone.ts';
import { aSyncPhone, type SyncPhone } from '#tests/fakes/aSyncPhone.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

export const PASSWORD = 'A short sentence 4 you';
export const NEW_PASSWORD = 'Another short sentence 5';

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

  async function joined(email: string, password = PASSWORD): Promise<SyncPhone> {
    const phone = newPhone();
    expect(await signIn(phone, email, password)).toBe('joinable');
    expect(await phone.sync.join()).toBe('done');
    return phone;
  }

  /** A family in step: one phone with a child, a favorite and a note, and a second one that has joined. */
  async function twoPhones() {
    const email = newEmail();
    const one = newPhone();
    await signUp(one, email);
    addChild(one, 'Maya');
    await one.family.setFavorite({ id: 'owls', providerName: 'Owls' }, true);
    await one.family.saveNote('owls', 'Bring a hat');
    const recoveryCode = await turnOn(one);
    return { email, one, other: await joined(email), recoveryCode };
  }

  /** A device that is signed in, and has no part in sync. */
  async function deviceOf(email: string) {
    const session = await newPhone().session();
    expect(await session.signIn(email, PASSWORD)).toBe('done');
    return session;
  }

  /** Stops it, does something to its data, and starts it again. */
  async function whileStopped<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
    await server.stop();
    const done = await work(folder.folder);
    await start();
    return done;
  }

  return { newPhone, joined, twoPhones, deviceOf, whileStopped };
}

let families = 0;
export const newEmail = () => `parent${(families += 1)}@home.example`;

export async function signUp(phone: SyncPhone, email: string): Promise<void> {
  expect(await (await phone.session()).signUp(email, PASSWORD)).toBe('done');
}

/** As the sign-in page does it. */
export async function signIn(phone: SyncPhone, email: string, password = PASSWORD) {
  expect(await (await phone.session()).signIn(email, password)).toBe('done');
  return phone.sync.onPassword(password);
}

/** Answers the recovery code. */
export async function turnOn(phone: SyncPhone): Promise<string> {
  const turned = await phone.sync.turnOn(PASSWORD);
  if (turned.outcome !== 'done') throw new Error(turned.outcome);
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
